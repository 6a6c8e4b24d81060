import {
  headElements,
  headOrigins,
} from '../../../../src/components/head-scripts/headScripts';
import {headAction} from '../../../../src/components/head-scripts/headAction';

const script = (src: string, purpose: string, more = {}) => ({
  tag: 'script',
  attributes: {src, async: '', ...more},
  purpose,
});

const sheet = (href: string, more = {}) => ({
  tag: 'link',
  attributes: {rel: 'stylesheet', href, ...more},
});

describe('a site', () => {
  test.each([{}, {HEAD_AD_SCRIPT: '', HEAD_ANALYTICS_ID: ''}, {PATH: '/bin'}])(
    'with %j carries nothing of third parties',
    (environment) => {
      expect(headElements(environment)).toEqual([]);
    },
  );

  test('carries what is set, without blocking the page', () => {
    expect(
      headElements({
        HEAD_AD_SCRIPT: 'https://ads.test/a.js',
        HEAD_ICON_FONT: 'https://fonts.test/f.css',
        HEAD_ANALYTICS_SCRIPT: 'https://count.test/c.js',
        HEAD_ANALYTICS_ID: 'site-1',
      }),
    ).toEqual([
      script('https://ads.test/a.js', 'advertisements'),
      sheet('https://fonts.test/f.css'),
      script('https://count.test/c.js', 'visits', {
        'data-website-id': 'site-1',
      }),
    ]);
  });

  test.each(['HEAD_AD_SCRIPT', 'HEAD_ICON_FONT', 'HEAD_ANALYTICS_SCRIPT'])(
    'does not build when %s is no https address',
    (variable) => {
      for (const value of ['http://a.test/a.js', 'a.js', 'data:,a']) {
        expect(() => headElements({[variable]: value})).toThrow(
          `environment variables of the head: ${variable}: found "${value}", expected an address that begins with https://`,
        );
      }
    },
  );

  test('does not build with an id for an analytics script that is not there', () => {
    expect(() => headElements({HEAD_ANALYTICS_ID: 'site-1'})).toThrow(
      'HEAD_ANALYTICS_SCRIPT: found nothing, expected the file that HEAD_ANALYTICS_ID is for',
    );
  });
});

describe('a file whose vendor promises not to change it', () => {
  const digest = `sha384-${'A'.repeat(64)}`;

  test('is compared with its digest, and asked for without cookies', () => {
    expect(
      headElements({
        HEAD_ICON_FONT: 'https://fonts.test/1.2.3/f.css',
        HEAD_ICON_FONT_INTEGRITY: digest,
      }),
    ).toEqual([
      sheet('https://fonts.test/1.2.3/f.css', {
        integrity: digest,
        crossorigin: 'anonymous',
      }),
    ]);
  });

  test.each([
    [{HEAD_AD_INTEGRITY: digest}, 'the file that HEAD_AD_INTEGRITY is for'],
    [
      {HEAD_AD_SCRIPT: 'https://a.test/a.js', HEAD_AD_INTEGRITY: 'md5-x'},
      'expected a digest such as sha384-…',
    ],
  ])('is refused with %j', (environment, message) => {
    expect(() => headElements(environment)).toThrow(message);
  });
});

describe('the hosts of what is set', () => {
  test('are known to the policy, those that the files go to as well', () => {
    expect(
      headOrigins({
        HEAD_AD_SCRIPT: 'https://ads.test/a.js',
        HEAD_ICON_FONT: 'https://fonts.test/f.css',
        HEAD_ANALYTICS_SCRIPT: 'https://count.test/c.js',
        HEAD_MORE_ORIGINS: 'https://cdn.test https://frames.test/',
      }),
    ).toEqual({
      scripts: ['https://ads.test', 'https://count.test'],
      styles: ['https://fonts.test'],
      more: ['https://cdn.test', 'https://frames.test'],
    });
  });

  test.each(['https://cdn.test/path', 'http://cdn.test', '*', 'cdn.test'])(
    'are origins, which "%s" is not',
    (value) => {
      expect(() => headOrigins({HEAD_MORE_ORIGINS: value})).toThrow(
        'HEAD_MORE_ORIGINS',
      );
    },
  );
});

test.each([
  ['/guide/', {inserted: 0, waiting: 1}, 'insert'],
  ['/guide/', {inserted: 1, waiting: 1}, 'insert'],
  ['/guide/', {inserted: 1, waiting: 0}, 'nothing'],
  ['/guide/', {inserted: 1, waiting: 0, isWithdrawn: true}, 'reload'],
  ['/tool/', {inserted: 0, waiting: 1}, 'nothing'],
  ['/zh/tool/onedrive/callback.html', {inserted: 0, waiting: 1}, 'nothing'],
  ['/tool/onedrive/request', {inserted: 1, waiting: 0}, 'reload'],
])('on %s with %j, the step is to %s', (pathname, state, step) => {
  expect(headAction(pathname, {isWithdrawn: false, ...state})).toBe(step);
});
