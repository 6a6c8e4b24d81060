import {
  consentOf,
  requestsOf,
  storedConsent,
} from '../../../../src/components/consent/consentState';
import {headElements} from '../../../../src/components/head-scripts/headScripts';

const requests = requestsOf(
  headElements({
    HEAD_AD_SCRIPT: 'https://ads.test/a.js',
    HEAD_ICON_FONT: 'https://icons.test/i.css',
    HEAD_ANALYTICS_SCRIPT: 'https://count.test/c.js',
  }),
);

test('visitors are asked about scripts, with their hosts, and not about a style sheet', () => {
  expect(requests).toEqual([
    {purpose: 'advertisements', host: 'ads.test'},
    {purpose: 'visits', host: 'count.test'},
  ]);
  expect(requestsOf(headElements({}))).toEqual([]);
});

test('an agreement holds for the hosts that it names, and for no others', () => {
  const {agreed, format, parse} = storedConsent(requests);
  expect(agreed).toBe('agreed ads.test count.test');
  expect(parse(format(agreed))).toBe(agreed);
  const changed = storedConsent([{purpose: 'visits', host: 'other.test'}]);
  expect(changed.parse(agreed)).toBeUndefined();
  expect(changed.fallback).toBe('open');
});

test('a refusal holds for every host', () => {
  const changed = storedConsent([{purpose: 'visits', host: 'other.test'}]);
  expect(changed.parse('refused')).toBe('refused');
});

const {agreed} = storedConsent(requests);

test.each([
  ['open', {}, 'open'],
  [agreed, {}, 'agreed'],
  ['refused', {}, 'refused'],
  ['agreed other.test', {}, 'open'],
  ['open', {globalPrivacyControl: true}, 'refused'],
  ['open', {doNotTrack: '1'}, 'refused'],
  [agreed, {globalPrivacyControl: true}, 'refused'],
  [agreed, {doNotTrack: '1'}, 'refused'],
  ['open', {globalPrivacyControl: false, doNotTrack: '0'}, 'open'],
  ['open', {doNotTrack: null}, 'open'],
] as const)(
  'with "%s" stored and a browser that says %j, the answer is %s',
  (stored, signals, answer) => {
    expect(consentOf(stored, agreed, signals)).toBe(answer);
  },
);
