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
      .map((flow) => toolView(provider, flow, drivers, new Set())),
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
const refused = failure('refused');
const forgotten = failure('refused', {state: 0});
const shown = [started, code];
const late: QrEvent = {kind: 'waited', now: QR_LIFETIME + 1};

/** What happens, what is to be done then, and what the page shows. */
test.each<[string, QrEvent[], QrLogin['task'], string]>([
  ['begins', [started], 'start', 'starting'],
  ['shows the code', shown, 'wait', 'shown text false'],
  ['polls', [...shown, waited], 'status', 'shown text false'],
  ['polls after a scan', [...scanned, status(0)], 'wait', 'shown text true'],
  [
    'goes on polling when an answer takes too long',
    [...shown, waited, failure('timeout')],
    'wait',
    'shown text false',
  ],
  ['exchanges a confirmed code', confirmed, 'exchange', 'exchanging'],
  ['has the tokens', [...confirmed, done], undefined, 'done'],
  ['misses a token', [...confirmed, answer({})], undefined, 'incomplete'],
  ['misses a code', [started, answer({})], undefined, 'incomplete'],
  ['is refused a code', [started, refused], undefined, 'refused'],
  ['is refused a token', [...confirmed, forgotten], undefined, 'refused'],
  ['is forgotten', [...scanned, forgotten], undefined, 'over expired'],
  ['expires', [...scanned, status(-1)], undefined, 'over expired'],
  ['is declined', [...scanned, status(-2)], undefined, 'over canceled'],
  ['ends after five minutes', [...shown, late], undefined, 'over expired'],
  ['begins again', [...scanned, started], 'start', 'starting'],
  ['is given up', [...scanned, {kind: 'reset'}], undefined, 'idle'],
])('a login by QR code %s', (_, events, task, expected) => {
  const {step, task: seen} = after(...events);
  const said =
    step.kind === 'shown'
      ? ['shown', step.text, step.isScanned]
      : step.kind === 'over'
        ? ['over', step.reason]
        : [step.kind === 'failed' ? step.failure.kind : step.kind];
  expect([seen, said.join(' ')]).toEqual([task, expected]);
});

test('what was typed and what was answered is sent on, and nothing is kept at the end', () => {
  expect(after(...confirmed).values).toEqual({clientId: 'a', uid: 'u'});
  expect(after(...confirmed, done).values).toEqual({});
});
