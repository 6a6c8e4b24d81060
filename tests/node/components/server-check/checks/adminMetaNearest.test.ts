import {adminMetaNearest} from '../../../../../src/components/server-check/checks/adminMetaNearest';
import {answered, findingOf, success} from '../../../../support/serverCheck';

const meta = (path: string, fields: Record<string, unknown> = {}) => ({
  path,
  password: '',
  p_sub: false,
  write: false,
  w_sub: false,
  hide: '',
  h_sub: false,
  readme: '',
  r_sub: false,
  header: '',
  header_sub: false,
  ...fields,
});

const of = (...content: ReturnType<typeof meta>[]) =>
  findingOf(adminMetaNearest, {
    adminMetas: answered('adminMetas', success({content})),
  });

const hiding = {hide: 'secret', h_sub: true};

test('a meta with only a readme, whose folder lists what the outer one hides, is likely a fault', () => {
  expect(of(meta('/a', hiding), meta('/a/b', {readme: 'hi'}))).toMatchObject({
    certainty: 'likely',
    details: ['/a/b'],
  });
  const alone = {hide: 'secret', h_sub: false};
  expect(of(meta('/', hiding), meta('/a', alone))?.details).toEqual(['/a/*']);
});

test('a right to upload and texts that end are good to know', () => {
  const outer = meta('/a', {
    write: true,
    w_sub: true,
    readme: 'x',
    r_sub: true,
    header: 'x',
    header_sub: true,
  });
  expect(of(outer, meta('/a/b', {readme: 'y', r_sub: true}))).toMatchObject({
    certainty: 'info',
    details: ['Write: /a/b', 'Header: /a/b'],
  });
});

test('nothing is said of metas that stay apart, carry on, or hold for their folder alone', () => {
  expect(of(meta('/a', hiding), meta('/ab'))).toBeUndefined();
  expect(of(meta('/a', hiding), meta('/a/b', hiding))).toBeUndefined();
  expect(of(meta('/a', {hide: 'x'}), meta('/a/b'))).toBeUndefined();
});
