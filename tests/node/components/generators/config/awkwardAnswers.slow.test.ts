import fc from 'fast-check';
import {site} from '../../../../../src/config/site';
import {
  configAnswersOf,
  configFields,
  configOutputs,
  validateConfig,
  type ConfigField,
} from '../../../../../src/components/generators/config/configFile';
import {
  dockerFacts,
  dockerOptions,
  dockerOutputs,
} from '../../../../../src/components/generators/docker/docker';
import {
  answersOf,
  validateAnswers,
  type Answers,
  type OptionKind,
  type OptionSpecs,
} from '../../../../../src/components/generators/options';
import {proxyOutputs} from '../../../../../src/components/generators/proxy/proxies';
import {
  proxyNames,
  proxyOptions,
  type ProxyAnswers,
} from '../../../../../src/components/generators/proxy/proxyOptions';
import {awkwardText, holdsRefused} from '../../../../support/awkwardText';
import {someFacts} from '../../../../support/facts';
import {
  composeTree,
  mapTexts,
  proxyWords,
  shellCommands,
  unitVariables,
} from '../../../../support/formats';

type Entered = Record<string, string>;

const channels = ['typed', 'from an address'] as const;

type Channel = (typeof channels)[number];

const queryOf = (entered: Entered) =>
  `?${new URLSearchParams(entered).toString()}`;

/** The output for answers that were not validated; `undefined` if the writer throws. */
function attempt<Outcome>(write: () => Outcome): Outcome | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

describe('the builder for config.json', () => {
  const fields = configFields(someFacts().config);
  const arrive = (channel: Channel, entered: Entered) =>
    channel === 'typed' ? entered : configAnswersOf(fields, queryOf(entered));

  const entered = fc
    .record(
      Object.fromEntries(fields.map(({key}) => [key, awkwardText])),
      // Some forms have no answer for a key.
      {requiredKeys: []},
    )
    .map((answers) => ({...answers}) as Entered);

  /** Keys with free text as their value. */
  const isFree = ({key, type, values}: ConfigField) =>
    type === 'string' &&
    values === undefined &&
    !['site_url', 'database.db_file'].includes(key);

  /** The value that the file must have for a key: the trimmed text. */
  function expected(field: ConfigField, text: string | undefined) {
    const answer = text?.trim() ?? '';
    return answer === '' || answer === field.default || holdsRefused(answer)
      ? undefined
      : answer;
  }

  const inTree = (tree: unknown, key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        tree,
      );

  test.each(channels)(
    'writes exactly the user’s texts to the file when they are %s',
    (channel) => {
      fc.assert(
        fc.property(entered, (answers) => {
          const arrived = arrive(channel, answers);
          const {entries, refused} = validateConfig(fields, arrived);
          const file = JSON.parse(configOutputs(entries).file.text) as unknown;
          fields.filter(isFree).forEach((field) => {
            expect(inTree(file, field.key)).toBe(
              expected(field, arrived[field.key]),
            );
          });
          fields.forEach(({key}) => {
            const isRefused = refused.some(
              (each) => each.key === key && each.problem === 'hidden',
            );
            expect(isRefused).toBe(holdsRefused(arrived[key]?.trim() ?? ''));
          });
        }),
      );
    },
  );

  test.each(channels)(
    'writes one variable for each value, and nothing else, when they are %s',
    (channel) => {
      fc.assert(
        fc.property(entered, (answers) => {
          const {entries} = validateConfig(fields, arrive(channel, answers));
          const {container, service} = configOutputs(entries);
          const variables = entries.flatMap(({field: {env}, value}) =>
            env === null ? [] : [`${env}=${String(value)}`],
          );
          expect(unitVariables(service.text)).toEqual(variables);
          expect(composeTree(container.text)).toEqual({
            environment: variables.map((each) => each.replace('ALIST_', '')),
          });
        }),
      );
    },
  );

  test('an unvalidated value is written as one line or not at all', () => {
    const [field] = fields.filter(({key}) => key === 'temp_dir');
    if (field === undefined) {
      throw new Error('There is no temp_dir.');
    }
    fc.assert(
      fc.property(awkwardText, (value) => {
        const outputs = attempt(() => configOutputs([{field, value}]));
        expect(outputs === undefined).toBe(holdsRefused(value));
        if (outputs !== undefined) {
          expect(unitVariables(outputs.service.text)).toEqual([
            `ALIST_TEMP_DIR=${value}`,
          ]);
        }
      }),
      {numRuns: 1000},
    );
  });
});

const letters = fc.constantFrom(...Array.from('aZ9 ._@+~-é存𠮷'));
const pathOf = (letter: fc.Arbitrary<string>) =>
  fc
    .array(fc.string({unit: letter, minLength: 1, maxLength: 8}), {
      minLength: 1,
      maxLength: 4,
    })
    .map((names) => `/${names.join('/')}`);
const hostName = fc.domain();

/** Valid answers, however strange. */
const proper: Partial<Record<OptionKind, fc.Arbitrary<string>>> = {
  port: fc.integer({min: 1, max: 65_535}).map(String),
  id: fc.nat().map(String),
  megabytes: fc.integer({min: 0, max: 10_000_000}).map(String),
  minutes: fc.integer({min: 1, max: 1440}).map(String),
  mask: fc.stringMatching(/^0?[0-7]{3}$/),
  zone: fc.constantFrom('Etc/GMT+8', 'America/Argentina/Buenos_Aires'),
  folder: pathOf(letters),
  file: pathOf(letters),
  domain: hostName,
  subPath: pathOf(fc.constantFrom(...Array.from('aZ9._~-'))),
  upstream: fc.oneof(
    hostName.map((name) => `${name}:5244`),
    fc.ipV6().map((address) => `[${address}]:80`),
  ),
  email: hostName.map((name) => `a.b+c@${name}`),
};

/** Answers for every option: some valid, some awkward, some both. */
function enteredFor(specs: OptionSpecs): fc.Arbitrary<Entered> {
  return fc.record(
    Object.fromEntries(
      Object.entries(specs).map(([name, {kind, choices = []}]) => {
        const good = proper[kind] ?? fc.constantFrom(...choices);
        const answer = fc.oneof(
          {weight: 4, arbitrary: good},
          {weight: 1, arbitrary: awkwardText},
          {
            weight: 1,
            arbitrary: fc
              .tuple(good, awkwardText)
              .map((parts) => parts.join('')),
          },
        );
        return [name, answer];
      }),
    ),
  );
}

const arriveAt = (specs: OptionSpecs, channel: Channel, entered: Entered) =>
  channel === 'typed'
    ? entered
    : answersOf(Object.keys(specs), queryOf(entered));

/** Every answer is used unchanged, or reported and replaced. */
function expectUsedOrReported(specs: OptionSpecs, entered: Entered): void {
  const {values, refused} = validateAnswers(specs, entered);
  Object.entries(specs).forEach(([name, {initial}]) => {
    const answer = entered[name]?.trim() ?? initial;
    const isRefused = refused.some((each) => each.name === name);
    expect(values[name]).toBe(isRefused ? initial : answer);
    expect(isRefused || !holdsRefused(answer)).toBe(true);
  });
}

/** Unique texts for the options with a text as their answer. */
const marks: Partial<Record<OptionKind, (name: string) => string>> = {
  zone: () => 'Mark/Zone',
  folder: (name) => `/mark-${name}`,
  file: (name) => `/mark-${name}`,
  domain: () => 'mark-domain',
  subPath: () => '/mark-path',
  upstream: () => 'mark-upstream:1',
  email: () => 'mark@mark-email.example',
};

/** The same answers with a placeholder for each text, and a function that restores the texts. */
function marked<Specs extends OptionSpecs>(
  specs: Specs,
  values: Answers<Specs>,
) {
  const texts = Object.entries(specs).flatMap(([name, {kind}]) => {
    const value = values[name] ?? '';
    const mark = marks[kind]?.(name);
    return value === '' || mark === undefined ? [] : [{name, mark, value}];
  });
  const answers = {
    ...values,
    ...Object.fromEntries(texts.map(({name, mark}) => [name, mark])),
  } as Answers<Specs>;
  const fill = (text: string) =>
    texts
      .toSorted((one, other) => other.mark.length - one.mark.length)
      .reduce(
        (filled, {mark, value}) =>
          filled
            .replaceAll(`^${mark}`, () => `^${value.replaceAll('.', '\\.')}`)
            .replaceAll(`/+${mark.slice(1)}`, () =>
              value.replaceAll('.', '\\.').replaceAll('/', '/+'),
            )
            .replaceAll(mark, () => value),
        text,
      );
  return {answers, fill};
}

/** What a generator writes of awkward answers to all its questions, however they came. */
function testEveryAnswer<Specs extends OptionSpecs>(
  specs: Specs,
  expectWritten: (values: Answers<Specs>) => void,
): void {
  test.each(channels)(
    'writes every answer where it belongs, and no other line, when they are %s',
    (channel) => {
      fc.assert(
        fc.property(enteredFor(specs), (entered) => {
          const arrived = arriveAt(specs, channel, entered);
          expectUsedOrReported(specs, arrived);
          expectWritten(validateAnswers(specs, arrived).values);
        }),
        {numRuns: 150},
      );
    },
  );
}

describe('the Docker generator', () => {
  const facts = dockerFacts(someFacts().install, site.productVersion);
  const options = dockerOptions(facts);
  type DockerAnswers = Answers<typeof options>;
  const write = (answers: DockerAnswers) =>
    dockerOutputs(answers, facts, 'aB3-_x');

  function expectWritten(values: DockerAnswers): void {
    const {answers, fill} = marked(options, values);
    const [outputs, patterns] = [write(values), write(answers)];
    expect(composeTree(outputs.compose.text)).toEqual(
      mapTexts(composeTree(patterns.compose.text), fill),
    );
    expect(shellCommands(outputs.runCommands.text)).toEqual(
      shellCommands(patterns.runCommands.text).map((words) => words.map(fill)),
    );
    expect(outputs.composeCommands).toEqual(patterns.composeCommands);
  }

  testEveryAnswer(options, expectWritten);

  test('writes unvalidated answers in the same way, or refuses', () => {
    const {values} = validateAnswers(options, {});
    fc.assert(
      fc.property(
        fc.constantFrom(...options.database.choices),
        fc.constantFrom(...options.proxy.choices),
        fc.record({
          data: awkwardText,
          media: awkwardText,
          zone: awkwardText,
          domain: fc.oneof(awkwardText, hostName),
          email: awkwardText,
        }),
        (database, proxy, texts) => {
          const answers = {...values, ...texts, database, proxy};
          if (attempt(() => write(answers)) === undefined) {
            const all = Object.values(texts);
            expect(
              all.some(holdsRefused) || !/^[\w.-]*$/.test(texts.domain),
            ).toBe(true);
          } else {
            expectWritten(answers);
          }
        },
      ),
      {numRuns: 1000},
    );
  });
});

describe('the generator for reverse proxies', () => {
  function expectWritten(values: ProxyAnswers): void {
    const {answers, fill} = marked(proxyOptions, values);
    proxyNames.forEach((name) => {
      const outputs = proxyOutputs(name, values);
      const patterns = proxyOutputs(name, answers);
      if (name === 'traefik') {
        expect(composeTree(outputs.file.text)).toEqual(
          mapTexts(composeTree(patterns.file.text), fill),
        );
      } else {
        const read = proxyWords[name];
        expect(read(outputs.file.text)).toEqual(
          read(patterns.file.text).map((words) => words.map(fill)),
        );
      }
      const scheme = values.https === 'yes' ? 'https' : 'http';
      const address = `${scheme}://${values.domain}${values.path}`;
      expect(outputs.load).toEqual(patterns.load);
      expect(
        JSON.parse(`{${outputs.siteUrl.text.replace(/,\n$/, '')}}`),
      ).toEqual({site_url: address});
      expect(shellCommands(outputs.check.text)).toEqual([
        ['curl', `${address}/ping`],
      ]);
    });
  }

  testEveryAnswer(proxyOptions, expectWritten);

  test('writes unvalidated paths of files as one argument, or refuses', () => {
    const {values} = validateAnswers(proxyOptions, {});
    const readable = {nginx: /\$/, apache: /\$\{/, haproxy: /(?!)/};
    fc.assert(
      fc.property(awkwardText, (text) => {
        const path = `/${text}`;
        const texts = {certificate: path, key: path, pem: path};
        (['nginx', 'apache', 'haproxy'] as const).forEach((name) => {
          const file = attempt(
            () => proxyOutputs(name, {...values, ...texts}).file,
          );
          const isRefused = holdsRefused(path) || readable[name].test(path);
          expect(file === undefined).toBe(isRefused);
          if (file !== undefined) {
            expect(proxyWords[name](file.text).flat()).toContain(path);
          }
        });
      }),
      {numRuns: 1000},
    );
  });

  test('refuses to write an unvalidated domain, path or upstream that no address can contain', () => {
    const {values} = validateAnswers(proxyOptions, {});
    fc.assert(
      fc.property(
        awkwardText,
        fc.constantFrom(...(['domain', 'path', 'upstream'] as const)),
        fc.constantFrom(...proxyNames),
        (text, option, name) => {
          const answers = {...values, [option]: text};
          const file = attempt(() => proxyOutputs(name, answers).file);
          expect(file === undefined).toBe(!/^[\w.~:/[\]-]*$/.test(text));
        },
      ),
      {numRuns: 1000},
    );
  });
});
