import {
  externalLinks,
  TRUSTED_FOR,
  PAUSE,
  visitLinks,
  type LinkCheckEnvironment,
} from '../../../../tools/links/visit';

function environmentWith(answers: Record<string, number[]>) {
  const asked: string[] = [];
  const waited: number[] = [];
  const environment: LinkCheckEnvironment = {
    fetch: (url, {method}) => {
      asked.push(`${method ?? 'GET'} ${url}`);
      const status = answers[url]?.shift();
      return status === undefined
        ? Promise.reject(new Error('no such host'))
        : Promise.resolve({status});
    },
    now: () => 10 * TRUSTED_FOR,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  };
  return {environment, asked, waited};
}

test('addresses outside the site are visited once, whatever their fragment', () => {
  const texts = [
    '[A](https://a.test/x#one) [B](https://docs.test/y) [C](./c.md)',
    '[A](https://a.test/x#two) ![D](https://d.test/z.png)',
  ];
  expect(externalLinks(texts, 'https://docs.test')).toEqual([
    'https://a.test/x',
    'https://d.test/z.png',
  ]);
});

test('a host is asked with pauses, and not at all where it answered lately', async () => {
  const {environment, asked, waited} = environmentWith({
    'https://a.test/': [200],
  });
  const cache = {'https://b.test/': environment.now() - TRUSTED_FOR + 1};
  const urls = ['https://a.test/', 'https://b.test/'];
  await expect(visitLinks(urls, cache, environment)).resolves.toEqual([]);
  expect(asked).toEqual(['HEAD https://a.test/']);
  expect(waited).toEqual([PAUSE]);
  expect(cache).toHaveProperty(['https://a.test/'], environment.now());
});

test('a page is dead when it fails as a whole page too, and once more at the end', async () => {
  const {environment} = environmentWith({
    'https://gone.test/': [404, 404, 404, 404],
    'https://late.test/': [500, 500, 200],
    'https://headless.test/': [405, 200],
    'https://busy.test/': [429, 429],
  });
  const urls = ['gone', 'late', 'headless', 'busy', 'lost'].map(
    (name) => `https://${name}.test/`,
  );
  await expect(visitLinks(urls, {}, environment)).resolves.toEqual([
    {url: 'https://gone.test/', reason: '404'},
    {url: 'https://lost.test/', reason: 'no such host'},
  ]);
});
