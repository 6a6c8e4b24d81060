import {validate} from 'dockerfile-utils';
import {read} from '../support/pages';

const recipe = read('Containerfile');
const lastStage = recipe.slice(recipe.lastIndexOf('\nFROM '));

/** What follows each instruction of one kind. */
const after = (text: string, instruction: string) =>
  [...text.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(
    ([, words = '']) => words,
  );

test.each(['Containerfile', 'service/Dockerfile'])(
  'the recipe %s is one that a builder understands',
  (file) => {
    expect(validate(read(file)).map(({message}) => message)).toEqual([]);
    expect(validate('FROM a\nBUILD b')).toHaveLength(1);
  },
);

test('it runs as a user without rights, on a port that needs none', () => {
  const [user = '0'] = after(lastStage, 'USER');
  expect(Number(user.split(':')[0])).toBeGreaterThan(0);
  const [port = '0'] = after(lastStage, 'EXPOSE');
  expect(Number(port)).toBeGreaterThan(1023);
  expect(lastStage).toContain(`SITE_ADDRESS=:${port}`);
  expect(lastStage.indexOf('USER')).toBeLessThan(lastStage.indexOf('CMD'));
});

test.each([
  'docs/guide/hosting.md',
  'i18n/zh/docusaurus-plugin-content-docs/current/guide/hosting.md',
])(
  'every setting that %s names can be given to the build of the image',
  (file) => {
    const section = /\{\/\* #settings \*\/\}\n([\s\S]*?)\n## /.exec(
      read(file),
    )?.[1];
    const named = [...(section ?? '').matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)];
    const settings = [...new Set(named.map(([, name = '']) => name))].sort();
    expect(settings.length).toBeGreaterThan(10);
    expect(after(recipe, 'ARG').sort()).toEqual(settings);
  },
);
