import {builtFiles, readBuilt} from './files';
import {git, hasHistory} from './history';

(hasHistory ? test : test.skip)(
  'nobody’s e-mail address from the repository is anywhere in the site',
  () => {
    const trailers = '%(trailers:key=Co-authored-by,valueonly)';
    const addresses = new Set(
      git('log', `--format=%ae%n%ce%n${trailers}`)
        .flatMap((line) => line.match(/[^\s<>]+@[^\s<>]+/g) ?? [])
        .map((address) => address.toLowerCase()),
    );
    expect(addresses.size).toBeGreaterThan(0);
    const files = builtFiles(/\.(?:html|js|json|xml|txt|css|webmanifest|map)$/);
    expect(files.length).toBeGreaterThan(50);
    const found = files.filter((file) => {
      const text = readBuilt(file).toLowerCase();
      return [...addresses].some((address) => text.includes(address));
    });
    expect(found).toEqual([]);
  },
);
