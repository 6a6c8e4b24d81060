import {
  afterLostChunk,
  type LostChunk,
} from '../../../../src/components/navigation/lostChunk';

const lost: LostChunk = {
  isPageHydrated: false,
  reloadedPage: '',
  page: '/guide/',
  isOnline: true,
};

describe('a page whose own parts did not arrive', () => {
  test('is reloaded', () => {
    expect(afterLostChunk(lost)).toBe('reload');
    expect(afterLostChunk({...lost, reloadedPage: '/faq/'})).toBe('reload');
  });

  test('is not loaded a third time', () => {
    expect(afterLostChunk({...lost, reloadedPage: '/guide/'})).toBe('report');
  });

  test('stays where the browser cannot remember that it was reloaded', () => {
    expect(afterLostChunk({...lost, reloadedPage: undefined})).toBe('report');
  });

  test('stays where there is no network', () => {
    expect(afterLostChunk({...lost, isOnline: false})).toBe('report');
  });
});

test('a page that works is not taken from its visitor', () => {
  expect(afterLostChunk({...lost, isPageHydrated: true})).toBe('report');
});
