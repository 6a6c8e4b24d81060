import {test} from '@playwright/test';
import {buildConfiguredSite} from './site';

test('a maintainer builds the site with everything switched on', async () => {
  // Other tests use the same processors.
  test.setTimeout(900_000);
  await buildConfiguredSite();
});
