import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import {parse} from 'yaml';
import {projectRoot} from './pages';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateSchema: false,
  formats: {duration: true, ports: true, expose: true, subnet_ip_address: true},
});

const file = path.join(projectRoot, 'tests/fixtures/compose/compose-spec.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  unknown
>;
// Ajv knows the draft by its other spelling.
delete schema.$schema;
const isCompose = ajv.compile(schema);

/** What the Compose Specification has against a file; nothing where it is one. */
export function composeMistakes(text: string): string[] {
  if (isCompose(parse(text, {merge: true}))) {
    return [];
  }
  return (isCompose.errors ?? []).map(
    ({instancePath, message}) => `${instancePath}: ${message ?? ''}`,
  );
}
