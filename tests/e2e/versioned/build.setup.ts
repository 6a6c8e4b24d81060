import {test} from '@playwright/test';
import {buildVersionedSite} from './site';

test('a maintainer keeps a release and describes the next one', async () => {
  // Other tests use the same processors.
  test.setTimeout(900_000);
  await buildVersionedSite();
});
