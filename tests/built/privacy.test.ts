import {execFileSync} from 'node:child_process';
import {builtFiles, readBuilt} from './files';

function git(...words: string[]): string[] {
  try {
    return execFileSync('git', words, {encoding: 'utf8', stdio: 'pipe'})
      .split('\n')
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

const hasHistory =
  git('rev-parse', '--is-shallow-repository', 'HEAD')[0] === 'false';

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
