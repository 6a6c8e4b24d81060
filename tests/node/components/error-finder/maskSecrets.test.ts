import fc from 'fast-check';
import {errorSignaturesSchema} from '../../../../src/data/errorSignatures/schema';
import signatureRecords from '../../../../src/data/errorSignatures/records.json';
import {findErrors} from '../../../../src/components/error-finder/findErrors';
import {databaseOf} from '../../../../src/components/generators/docker/dockerDatabase';
import {composeText} from '../../../../src/components/generators/output';
import {
  MASK,
  maskSecrets,
} from '../../../../src/components/error-finder/maskSecrets';
import {ordinaryLines, samples} from './maskSecrets/samples';

const signatures = errorSignaturesSchema.parse(signatureRecords);
const messages = signatures.flatMap((signature) =>
  signature.messages.map((message) => ({signature, message})),
);

/** Text in the place of a wildcard. */
const reasons = [
  '…',
  'object not found',
  'EOF',
  '401 Unauthorized',
  'Too Many Requests',
  'invalid_grant',
  'context deadline exceeded',
  'dial tcp 127.0.0.1:6800: connect: connection refused',
  'oauth2: cannot fetch token: 400 Bad Request',
  '{"error":"invalid_grant","error_description":"expired"}',
];

const surroundings = [
  (message: string) => message,
  (message: string) => `failed get objs: ${message}`,
  (message: string) => `{"code":500,"message":${JSON.stringify(message)}}`,
  (message: string) =>
    `time="2024-05-01T10:00:00Z" level=error msg=${JSON.stringify(message)}`,
];

describe('a visitor who pastes a message with secrets', () => {
  test.each(samples)('sees of %j only %j', (text, shown) => {
    expect(maskSecrets(text)).toBe(shown);
    expect(shown).toContain(MASK);
  });

  test.each(['mysql', 'postgres'])(
    'sees no password in the output of the Docker generator for %s',
    (type) => {
      const password = 'kT4vQ9sLw2';
      const database = databaseOf(type, password);
      if (database === undefined) {
        throw new Error(`No database ${type}`);
      }
      const {service, commands, alistEnvironment} = database;
      for (const text of [
        composeText({db: service, alist: {environment: alistEnvironment}}),
        alistEnvironment.join('\n'),
        alistEnvironment.join(' '),
        ...commands.map(({text: command}) => command),
      ]) {
        expect(maskSecrets(text)).not.toContain(password);
      }
    },
  );

  test('sees no secret, whatever the text around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before}\n{"password":"Hunter2x","id":1}\n${after}`;
        expect(maskSecrets(text)).not.toContain('Hunter2x');
      }),
      {seed: 1},
    );
  });
});

describe('a visitor who pastes an ordinary message', () => {
  test.each(ordinaryLines)('sees %j unchanged', (line) => {
    expect(maskSecrets(line)).toBe(line);
  });

  test.each(messages)(
    'sees “$message” unchanged, and finds it',
    ({signature, message}) => {
      for (const reason of reasons) {
        for (const within of surroundings) {
          const text = within(message.replaceAll('…', reason));
          expect(maskSecrets(text)).toBe(text);
        }
      }
      const {found} = findErrors(maskSecrets(message), signatures);
      expect(found).toEqual(findErrors(message, signatures).found);
      expect(found.flat()).toContain(signature);
    },
  );
});
