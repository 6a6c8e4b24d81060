import {
  productAnswers,
  type ProductAnswers,
} from '../../../../scripts/new/answers';
import {
  asLines,
  compareFacts,
  withoutCredentials,
  type SiteFacts,
} from '../../../../tools/facts/compare';
import {site as siteConfig} from '../../../../src/config/site';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import recorded from '../../../fixtures/product/answers.json';

const facts: SiteFacts = readFacts(process.cwd());
const answers = productAnswers.parse(recorded);

function present<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('The recorded answers lack what this test changes.');
  }
  return value;
}

const local = ({drivers}: ProductAnswers) => present(drivers.Local);
const firstOption = (copy: ProductAnswers) =>
  present(local(copy).additional[0]);

/** A product that differs in what `change` does to a copy of the recorded answers. */
function changed(change: (copy: ProductAnswers) => unknown): string[] {
  const copy = structuredClone(answers);
  change(copy);
  return compareFacts(facts, copy);
}

test('the recorded answers are those of the version that the site describes', () => {
  expect(answers.version).toBe(siteConfig.productVersion);
  expect(Object.keys(answers.drivers).length).toBeGreaterThan(90);
  expect(answers.settings.length).toBeGreaterThan(100);
});

test('the site agrees with a real server', () => {
  expect(compareFacts(facts, answers)).toEqual([]);
});

test('the recorded answers hold none of the product’s own credentials', () => {
  const prefilled = facts.drivers.flatMap(({name, options}) =>
    options
      .filter((option) => option.prefilled !== undefined)
      .map(({key}) =>
        answers.drivers[name]?.additional.find((field) => field.name === key),
      ),
  );
  const known = prefilled.filter((field) => field !== undefined);
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((field) => 'default' in field)).toEqual([]);
  expect(answers.settings.filter((entry) => 'value' in entry)).toEqual([]);
});

test.each<[string, (copy: ProductAnswers) => unknown, string]>([
  [
    'a new driver',
    (copy) => (copy.drivers['Brand New'] = local(copy)),
    'driver "Brand New" is in the product, not on the site',
  ],
  [
    'another default',
    (copy) => (firstOption(copy).default = '/srv'),
    'Local: root_folder_path: default is "/" on the site, "/srv" in the product',
  ],
  [
    'a setting in another group',
    ({settings}) => {
      present(settings.find(({key}) => key === 'site_title')).group = 4;
    },
    'setting site_title: group is "site" on the site, "global" in the product',
  ],
  [
    'a new option of every storage',
    (copy) => local(copy).common.push({...firstOption(copy), name: 'tint'}),
    'option of every storage "tint" is in the product, not on the site',
  ],
])('a maintainer is told of %s', (_, change, line) => {
  expect(changed(change)).toEqual([line]);
});

test('a default that is a credential does not reach the recorded file', () => {
  const copy = structuredClone(answers);
  const secrets = facts.drivers.flatMap(({name, options}) =>
    options
      .filter(({prefilled}) => prefilled !== undefined)
      .flatMap(({key}) =>
        (copy.drivers[name]?.additional ?? []).filter(
          (field) => field.name === key,
        ),
      ),
  );
  expect(secrets.length).toBeGreaterThan(10);
  secrets.forEach((field) => {
    field.default = 'a credential';
  });
  const text = asLines(withoutCredentials(copy, facts.drivers));
  expect(text).not.toContain('a credential');
  expect(productAnswers.parse(JSON.parse(text)).version).toBe(copy.version);
});
