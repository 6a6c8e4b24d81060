import {needForPage, pageNeeds} from '../../../src/lib/pageNeeds';

test('a page without needs is shown at once', async () => {
  await expect(pageNeeds()).resolves.toBeUndefined();
});

test('a page whose need does not come is not shown; the next one does not wait for it', async () => {
  needForPage(Promise.reject(new Error('offline')));
  await expect(pageNeeds()).rejects.toThrow('offline');
  await expect(pageNeeds()).resolves.toBeUndefined();
});
