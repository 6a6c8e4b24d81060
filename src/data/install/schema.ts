import * as z from 'zod';
import {localized, releaseTag} from '../localized';

/** A file name as the release page lists it. */
const assetName = z
  .string()
  .regex(
    /^alist-(windows|darwin|linux|android|freebsd)-[a-z0-9-]+\.(tar\.gz|zip)$/,
    'a release file such as "alist-linux-amd64.tar.gz"',
  );

export const releaseAssets = z.strictObject({
  os: z.enum([
    'Windows',
    'macOS',
    'Linux glibc',
    'Linux musl',
    'Android',
    'FreeBSD',
  ]),
  arch: z.enum([
    'amd64',
    '386',
    'arm64',
    'arm',
    'mips',
    'ppc64le',
    'riscv64',
    's390x',
  ]),
  assets: z.array(assetName).min(1),
  note: localized.optional(),
});

const command = z.string().trim().min(1);

/** A command with what it is for. */
const task = z.strictObject({command, note: localized});

/** A file of a service manager, with the commands that load and drive it. */
const service = z.strictObject({
  os: z.enum(['linux', 'macos', 'windows']),
  manager: z.enum(['systemd', 'launchd', 'NSSM']),
  file: z.string().min(1).optional(),
  content: z.string().min(1).optional(),
  commands: z.array(task).min(1),
});

const port = z.number().int().min(1).max(65535);

export const installSchema = z.strictObject({
  docker: z.strictObject({
    images: z
      .array(
        z.strictObject({
          image: z.string().min(1),
          registry: z.enum(['Docker Hub', 'GitHub Container Registry']),
          since: releaseTag.optional(),
        }),
      )
      .min(1),
    /** Tags without a variant's suffix; `vX.Y.Z` stands for any release. */
    tags: z
      .array(z.strictObject({tag: z.string().min(1), note: localized}))
      .min(1),
    /** The suffix goes after any tag; the plain image has none. */
    variants: z
      .array(
        z.strictObject({
          suffix: z.enum(['', '-ffmpeg', '-aria2', '-aio']),
          note: localized,
        }),
      )
      .min(1),
    platforms: z
      .array(z.string().regex(/^linux\//, 'a platform such as "linux/amd64"'))
      .min(1),
    container: z.strictObject({
      workDirectory: z.string().startsWith('/'),
      volume: z.string().startsWith('/'),
      hostFolder: z.string().startsWith('/'),
      exposedPorts: z.array(port).min(1),
      baseImage: z.string().min(1),
      startCommand: command,
      notes: z.array(localized).min(1),
    }),
    env: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          default: z.string(),
          note: localized,
        }),
      )
      .min(1),
    runCommand: command,
    composeFile: z.string().min(1),
    updateCommands: z.strictObject({
      docker: z.array(command).min(1),
      compose: z.array(command).min(1),
    }),
    adminCommands: z.array(task).min(1),
    storageCommands: z.array(task).min(1),
    buildCommands: z.array(task).min(1),
  }),
  /** The ports of the program, in a container or not. */
  ports: z
    .array(
      z.strictObject({
        port,
        /** Listens without any change to the configuration. */
        open: z.boolean(),
        configKey: z.string().min(1),
        use: localized,
      }),
    )
    .min(1),
  release: z.strictObject({
    page: z.url(),
    latestDownload: z.url(),
    nameRule: z.string().min(1),
    binaries: z.strictObject({unix: z.string(), windows: z.string()}),
    /** The lists of MD5 sums, and the files each one covers. */
    checksums: z
      .array(
        z.strictObject({
          file: z.string().regex(/^md5[a-z-]*\.txt$/, 'such as "md5.txt"'),
          covers: localized,
        }),
      )
      .min(1),
    assets: z.array(releaseAssets).min(1),
  }),
  script: z.strictObject({
    requirements: z.array(localized).min(1),
    defaultPath: z.string().startsWith('/'),
    configFile: z.string().startsWith('/'),
    serviceFile: z.string().startsWith('/'),
    manager: z.string().startsWith('/'),
    managerLink: z.string().startsWith('/'),
    asset: z.string().min(1),
    stable: z
      .array(
        z.strictObject({
          language: z.enum(['en', 'zh']),
          url: z.url(),
          run: command,
          install: command,
          update: command,
          uninstall: command,
        }),
      )
      .min(1),
    menu: z.array(localized).min(1),
    beta: z.strictObject({
      url: z.url(),
      install: command,
      update: command,
      uninstall: command,
      notes: z.array(localized).min(1),
    }),
    windows: z.strictObject({
      run: z
        .array(z.strictObject({language: z.enum(['en', 'zh']), command}))
        .min(1),
      defaultPath: z.string().min(1),
      serviceName: z.string().min(1),
      menu: z.array(localized).min(1),
      notes: z.array(localized).min(1),
    }),
    notes: z.array(localized).min(1),
  }),
  manual: z.strictObject({
    steps: z
      .array(
        z.strictObject({
          os: z.enum(['linux', 'macos', 'windows']),
          commands: z.array(command).min(1),
        }),
      )
      .min(1),
    readyLog: z.string().min(1),
    firstPasswordLog: z.string().min(1),
    adminUser: z.string().min(1),
    adminCommands: z.array(task).min(1),
    backgroundCommands: z.array(task).min(1),
    packageManagers: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          install: command,
          run: command,
        }),
      )
      .min(1),
    glibcErrors: z.array(z.string().min(1)).min(1),
    notes: z.array(localized).min(1),
  }),
  services: z.array(service).min(1),
  source: z.strictObject({
    tools: z
      .array(
        z.strictObject({
          name: z.enum(['git', 'Node.js', 'pnpm', 'Go', 'gcc']),
          version: z.string().min(1).optional(),
          note: localized.optional(),
        }),
      )
      .min(1),
    repositories: z.strictObject({backend: z.url(), frontend: z.url()}),
    frontendCommands: z.array(command).min(1),
    backendCommands: z.array(command).min(1),
    buildVariables: z
      .array(z.strictObject({name: z.string().min(1), note: localized}))
      .min(1),
    notes: z.array(localized).min(1),
  }),
  reverseProxy: z.strictObject({
    upstream: z.url(),
    headers: z
      .array(z.strictObject({name: z.string().min(1), note: localized}))
      .min(1),
    examples: z
      .array(
        z.strictObject({
          server: z.enum(['nginx', 'Apache', 'Caddy']),
          content: z.string().min(1),
          notes: z.array(localized).optional(),
        }),
      )
      .min(1),
    notes: z.array(localized).min(1),
  }),
  paas: z.strictObject({
    services: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          url: z.url(),
          note: localized,
        }),
      )
      .min(1),
    notes: z.array(localized).min(1),
  }),
  desktop: z.strictObject({
    site: z.url(),
    repository: z.url(),
    packages: z
      .array(
        z.strictObject({
          os: z.enum(['Windows', 'macOS', 'Linux']),
          arch: z.enum(['amd64', 'arm64']),
          format: z.string().min(1),
        }),
      )
      .min(1),
    notes: z.array(localized).min(1),
  }),
  dataFolder: z
    .array(z.strictObject({path: z.string().min(1), note: localized}))
    .min(1),
  backup: z.array(localized).min(1),
  systemLimits: z
    .array(
      z.strictObject({
        os: z.enum(['Windows', 'macOS', 'Linux', 'Android', 'FreeBSD']),
        minimum: z.string().min(1),
        since: releaseTag.optional(),
        note: localized.optional(),
      }),
    )
    .min(1),
  health: z.strictObject({
    path: z.string().startsWith('/'),
    answer: z.string().min(1),
  }),
});

export type Install = z.infer<typeof installSchema>;
export type ReleaseAssets = z.infer<typeof releaseAssets>;
