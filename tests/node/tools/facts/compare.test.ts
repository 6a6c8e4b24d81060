import {
  productAnswers,
  type ProductAnswers,
} from '../../../../tools/facts/answers';
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

test('a maintainer is told of what is new and of what differs', () => {
  const {Local, ...drivers} = structuredClone(answers.drivers);
  const [option] = Local?.additional ?? [];
  Object.assign(option ?? {}, {default: '/srv'});
  const product = {...answers, drivers: {...drivers, Local, New: Local}};
  expect(compareFacts(facts, product as ProductAnswers)).toEqual([
    'driver "New" is in the product, not on the site',
    'Local: root_folder_path: default is "/" on the site, "/srv" in the product',
  ]);
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
