import {
  idle,
  qrLoginAfter,
  QR_LIFETIME,
  type QrEvent,
  type QrLogin,
} from '../../../../src/components/oauth-tools/qrLogin';
import type {RequestResult} from '../../../../src/components/oauth-tools/requestResult';
import {toolView} from '../../../../src/components/oauth-tools/toolView';
import type {Values} from '../../../../src/data/oauthProviders/values';
import {localize} from '../../../../src/lib/localize';
import {readFacts} from '../../../../src/markdown/facts/readFacts';

const {oauthProviders, drivers} = readFacts('.');
const [tool] = oauthProviders.providers
  .filter(({provider}) => provider === '115')
  .flatMap((provider) =>
    provider.flows
      .filter(({id}) => id === 'open')
      .map((flow) => toolView(provider, flow, drivers, new Set(), [])),
  )
  .map((view) => ({
    ...localize(view, 'en'),
    qr: {
      text: '{resp.qrcode}',
      status: 'data.status',
      values: [
        {value: 0, means: 'waiting' as const},
        {value: 1, means: 'scanned' as const},
        {value: 2, means: 'confirmed' as const},
        {value: -1, means: 'expired' as const},
        {value: -2, means: 'canceled' as const},
      ],
    },
  }));

const host = 'service.example';

const answered = (result: RequestResult, now = 0): QrEvent => ({
  kind: 'answered',
  result,
  host,
  now,
});

const answer = (json: unknown, values: Values = {}): QrEvent =>
  answered({kind: 'values', json, values});

const failure = (kind: 'timeout' | 'refused', json: unknown = {}): QrEvent =>
  answered({
    kind: 'failed',
    failure:
      kind === 'timeout'
        ? {kind, host}
        : {kind, host, status: 400, message: 'no', json},
  });

const started: QrEvent = {kind: 'started', values: {clientId: 'a'}, bases: {}};
const code = answer({resp: {qrcode: 'text'}}, {uid: 'u'});
const waited: QrEvent = {kind: 'waited', now: 1};
const status = (value: number) => answer({data: {status: value}});
const scanned = [started, code, waited, status(1), waited];
const confirmed = [...scanned, status(2)];

function after(...events: QrEvent[]): QrLogin {
  if (tool === undefined) {
    throw new Error('There is no tool for 115.');
  }
  return events.reduce(
    (login, event) => qrLoginAfter(tool, login, event),
    idle,
  );
}

const done = answer({}, {refreshToken: 'r', accessToken: 't'});
const expired = {kind: 'over', reason: 'expired'};
const incomplete = {
  kind: 'failed',
  failure: {kind: 'incomplete', status: 200, host},
};

test.each<[string, QrEvent[], QrLogin['task'], object]>([
  ['begins', [started], 'start', {kind: 'starting'}],
  [
    'shows the code',
    [started, code],
    'wait',
    {kind: 'shown', text: 'text', isScanned: false},
  ],
  ['polls', [started, code, waited], 'status', {kind: 'shown'}],
  [
    'goes on polling after a scan',
    [...scanned, status(0)],
    'wait',
    {kind: 'shown', isScanned: true},
  ],
  [
    'goes on polling when an answer takes too long',
    [started, code, waited, failure('timeout')],
    'wait',
    {kind: 'shown'},
  ],
  ['exchanges a confirmed code', confirmed, 'exchange', {kind: 'exchanging'}],
  ['has the tokens', [...confirmed, done], undefined, {kind: 'done'}],
  ['misses a token', [...confirmed, answer({})], undefined, incomplete],
  ['misses a code', [started, answer({})], undefined, incomplete],
  [
    'is refused a code',
    [started, failure('refused')],
    undefined,
    {kind: 'failed'},
  ],
  [
    'is refused a token',
    [...confirmed, failure('refused', {state: 0})],
    undefined,
    {kind: 'failed'},
  ],
  [
    'is over when the provider forgot the code',
    [...scanned, failure('refused', {state: 0})],
    undefined,
    expired,
  ],
  [
    'is over when the code expired',
    [...scanned, status(-1)],
    undefined,
    expired,
  ],
  [
    'is over when the reader refuses',
    [...scanned, status(-2)],
    undefined,
    {kind: 'over', reason: 'canceled'},
  ],
  [
    'is over after five minutes',
    [started, code, {kind: 'waited', now: QR_LIFETIME + 1}],
    undefined,
    expired,
  ],
  ['begins again', [...scanned, started], 'start', {kind: 'starting'}],
  ['is given up', [...scanned, {kind: 'reset'}], undefined, {kind: 'idle'}],
])('a login by QR code %s', (_, events, task, step) => {
  const login = after(...events);
  expect(login.step).toMatchObject(step);
  expect(login.task).toBe(task);
});

test('what was typed and what was answered is sent on, and nothing is kept at the end', () => {
  expect(after(...confirmed).values).toEqual({clientId: 'a', uid: 'u'});
  expect(after(...confirmed, done).values).toEqual({});
});
