import records from '../../../src/data/install/records.json';
import {installSchema} from '../../../src/data/install/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const install = parseOrThrow(installSchema, records, 'install/records.json');
const files = install.release.assets.flatMap(({assets}) => assets);

const fileNameOf: Record<string, RegExp> = {
  Windows: /^alist-windows-.+\.zip$/,
  macOS: /^alist-darwin-.+\.tar\.gz$/,
  'Linux glibc': /^alist-linux-(?!musl).+\.tar\.gz$/,
  'Linux musl': /^alist-linux-musl.+\.tar\.gz$/,
  Android: /^alist-android-.+\.tar\.gz$/,
  FreeBSD: /^alist-freebsd-.+\.tar\.gz$/,
};

describe('the files of a release', () => {
  it('are 45, each of them listed once', () => {
    expect(files).toHaveLength(45);
    expect(new Set(files).size).toBe(45);
  });

  it('stand under the system that their name tells', () => {
    for (const {os, assets} of install.release.assets) {
      for (const file of assets) {
        expect(file).toMatch(fileNameOf[os] ?? /never/);
      }
    }
  });

  it('have one row for each system and processor', () => {
    const rows = install.release.assets.map(({os, arch}) => `${os} ${arch}`);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('include the one that each command of the manual unpacks', () => {
    const unpacked = install.manual.steps.flatMap(({commands}) =>
      commands.flatMap(
        (command) => command.match(/alist-\S+\.(?:tar\.gz|zip)/g) ?? [],
      ),
    );
    expect(unpacked.length).toBeGreaterThan(2);
    for (const file of unpacked) {
      expect(files).toContain(file);
    }
  });
});

describe('the Docker facts', () => {
  const {docker} = install;

  it('offer every variant for every tag, with the plain one first', () => {
    expect(docker.variants.map(({suffix}) => suffix)).toEqual([
      '',
      '-ffmpeg',
      '-aria2',
      '-aio',
    ]);
    expect(docker.tags.length).toBeGreaterThan(3);
    for (const {tag} of docker.tags) {
      expect(tag).not.toMatch(/-(?:ffmpeg|aria2|aio)$/);
    }
  });

  it('mount the data folder in the command and in the compose file alike', () => {
    const mount = `${docker.container.hostFolder}:${docker.container.volume}`;
    expect(docker.runCommand).toContain(`-v ${mount}`);
    expect(docker.composeFile).toContain(`- ${mount}`);
  });

  it('run the same command after an update as at first', () => {
    expect(docker.updateCommands.docker.at(-1)).toBe(docker.runCommand);
  });

  it('set only variables that are explained', () => {
    const explained = docker.env.map(({name}) => name);
    const used = [
      ...docker.runCommand.matchAll(/-e (\w+)=/g),
      ...docker.composeFile.matchAll(/- (\w+)=/g),
    ].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(5);
    for (const name of used) {
      expect(explained).toContain(name);
    }
  });

  it('build for each platform once', () => {
    expect(docker.platforms).toHaveLength(8);
    expect(new Set(docker.platforms).size).toBe(8);
  });
});

describe('the ports', () => {
  it('are listed once each, and one alone is open from the start', () => {
    const ports = install.ports.map(({port}) => port);
    expect(ports.length).toBeGreaterThan(5);
    expect(new Set(ports).size).toBe(ports.length);
    expect(install.ports.filter(({open}) => open)).toEqual([
      expect.objectContaining({port: 5244}),
    ]);
  });

  it('include those that the image exposes', () => {
    const ports = install.ports.map(({port}) => port);
    expect(install.docker.container.exposedPorts.length).toBeGreaterThan(1);
    for (const port of install.docker.container.exposedPorts) {
      expect(ports).toContain(port);
    }
  });
});

describe('the install script', () => {
  const {script} = install;

  it('is offered in both languages', () => {
    expect(script.stable.map(({language}) => language)).toEqual(['en', 'zh']);
    expect(script.windows.run.map(({language}) => language)).toEqual([
      'en',
      'zh',
    ]);
  });

  it('is saved to a file before it runs', () => {
    for (const {run, url} of script.stable) {
      const file = url.split('/').at(-1) ?? '';
      expect(run).toContain(`"${url}" -o ${file} && bash ${file}`);
    }
  });

  it('never gets a path for update and uninstall', () => {
    for (const {update, uninstall} of script.stable) {
      expect(update).toMatch(/ update$/);
      expect(uninstall).toMatch(/ uninstall$/);
    }
  });

  it('keeps its config file below the default path', () => {
    expect(script.configFile.startsWith(`${script.defaultPath}/`)).toBe(true);
  });
});

describe('the services', () => {
  it('exist for Linux, macOS and Windows', () => {
    expect(install.services.map(({os}) => os)).toEqual([
      'linux',
      'macos',
      'windows',
    ]);
  });
});
