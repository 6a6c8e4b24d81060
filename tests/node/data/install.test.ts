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

  it('mount the data folder in the command and in the compose file alike', () => {
    const mount = `${docker.container.hostFolder}:${docker.container.volume}`;
    expect(docker.runCommand).toContain(`-v ${mount}`);
    expect(docker.composeFile).toContain(`- ${mount}`);
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
});

describe('the ports', () => {
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

  it('is saved to a file before it runs', () => {
    for (const {run, url} of script.stable) {
      const file = url.split('/').at(-1) ?? '';
      expect(run).toContain(`"${url}" -o ${file} && bash ${file}`);
    }
  });
});
