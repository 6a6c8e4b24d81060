import {
  figuresTable,
  withFigures,
  type Figures,
} from '../../../../scripts/hosting/figures';

const figures: Figures = {
  pages: 300,
  build: {plain: 50_000_000, gz: 10_000_000, br: 8_000_000, seconds: 60},
  first: {bytes: 200_000, requests: 20},
  next: {bytes: 50_000, requests: 5},
  load: {
    cores: 2,
    busyBefore: 0.5,
    connections: 64,
    seconds: 15,
    requests: 150_000,
    failed: 0,
    requestsPerSecond: 10_000,
    p50: 5,
    p99: 20,
  },
};

describe('the figures of the operators’ page', () => {
  test('say what ten million visitors of four pages each cost', () => {
    const table = figuresTable(figures, 'en');
    // 10,000,000 × (200 kB + 3 × 50 kB), and 10,000,000 × (20 + 3 × 5) requests.
    expect(table).toContain('3.5 TB · 350,000,000');
    // Three times the mean of a day of 86,400 seconds.
    expect(table).toContain('1.0 Gbit/s · 12,153/s');
    expect(table).toContain('| 10,000/s |');
  });

  test('are the same in both languages, in the words of each', () => {
    const numbers = (table: string) =>
      table
        .split('\n')
        .slice(2)
        .map((row) => row.split(' | ')[1]);
    const [english, chinese] = (['en', 'zh'] as const).map((locale) =>
      figuresTable(figures, locale),
    );
    expect(numbers(english ?? '')).toEqual(numbers(chinese ?? ''));
    expect(chinese).toContain('每天 1000 万读者');
  });

  test('take the place of those from before', () => {
    const page =
      'a\n\n{/* written by npm run bench:server */}\n\nold\n\n{/* end of the figures */}\n\nb';
    expect(withFigures(page, '| $& |')).toBe(
      page.replace('old', () => '| $& |'),
    );
  });

  test('need their place', () => {
    expect(() => withFigures('a', '')).toThrow('bench:server');
  });
});
