import {
  answersOf,
  changedAnswers,
  searchWith,
  validateAnswers,
  type OptionSpecs,
} from '../../../../src/components/generators/options';

const specs = {
  port: {kind: 'port', initial: '5244'},
  folder: {kind: 'folder', initial: '/etc/alist'},
  domain: {kind: 'domain', initial: 'files.example.com'},
  path: {kind: 'subPath', initial: '', isOptional: true},
  upstream: {kind: 'upstream', initial: '127.0.0.1:5244'},
  database: {kind: 'choice', initial: 'sqlite3', choices: ['sqlite3', 'mysql']},
  mask: {kind: 'mask', initial: '022'},
  zone: {kind: 'zone', initial: 'UTC'},
  email: {kind: 'email', initial: 'you@example.com'},
} as const satisfies OptionSpecs;

type Name = keyof typeof specs;

const names = Object.keys(specs);

test.each<[Name, string]>([
  ['port', '65535'],
  ['folder', '/volume1/docker/My Files'],
  ['folder', '/srv/文件'],
  ['domain', 'nas.local'],
  ['domain', 'localhost'],
  ['domain', 'xn--nas-abc.example'],
  ['path', '/a/b'],
  ['upstream', 'alist:5244'],
  ['upstream', '[::1]:5244'],
  ['upstream', '[2001:db8::2]:80'],
  ['mask', '0027'],
  ['zone', 'America/Argentina/Buenos_Aires'],
  ['zone', 'Etc/GMT+8'],
  ['email', 'a.b+c@mail.example.com'],
])('%s can be %s', (name, answer) => {
  const {values, refused} = validateAnswers(specs, {[name]: answer});
  expect(values[name]).toBe(answer);
  expect(refused).toEqual([]);
});

test.each<[Name, string]>([
  ['port', '0'],
  ['port', '65536'],
  ['port', '52 44'],
  ['folder', 'data'],
  ['folder', '/'],
  ['folder', '/etc/alist/'],
  ['folder', '/etc/../root'],
  ['folder', '/etc/$(id)'],
  ['folder', '/etc/a:b'],
  ['folder', '/etc/a\nb'],
  ['domain', 'https://files.example.com'],
  ['domain', '192.168.1.2'],
  ['domain', 'a b.com'],
  ['domain', 'example.com;'],
  ['path', '/alist/'],
  ['path', 'alist'],
  ['path', '/..'],
  ['path', '/a/./b'],
  ['upstream', '127.0.0.1'],
  ['upstream', 'http://127.0.0.1:5244'],
  ['upstream', '[:::1]:5244'],
  ['upstream', '127.0.0.256:5244'],
  ['upstream', '127.0.0.1:65536'],
  ['database', 'oracle'],
  ['mask', '999'],
  ['zone', 'Asia/Shanghai; rm'],
  ['email', 'you'],
  ['domain', 'files\u202e.example.com'],
  ['zone', 'UTC\nTZ=Asia/Tokyo'],
])('for %s, the invalid answer %j is replaced and reported', (name, answer) => {
  const {values, refused} = validateAnswers(specs, {[name]: answer});
  expect(values[name]).toBe(specs[name].initial);
  expect(refused).toEqual([
    {
      name,
      found: answer.trim(),
      used: specs[name].initial,
      kind: specs[name].kind,
    },
  ]);
});

test('a shared address opens with the same answers', () => {
  const {values} = validateAnswers(specs, {port: '8080', path: '/a'});
  const search = searchWith(names, changedAnswers(specs, values), '');
  expect(search).toBe('?port=8080&path=%2Fa');
  expect(validateAnswers(specs, answersOf(names, search)).values).toEqual(
    values,
  );
});

test('other parameters of an address stay', () => {
  expect(searchWith(names, {}, '?q=docker&port=8080')).toBe('?q=docker');
});

test('a very long answer in an address is cut', () => {
  const {folder = ''} = answersOf(names, `?folder=/${'a'.repeat(5000)}`);
  expect(folder.length).toBe(300);
});
