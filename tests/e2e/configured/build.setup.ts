import {test} from '@playwright/test';
import {buildConfiguredSite} from './site';

test('a maintainer builds the site with everything switched on', async () => {
  test.setTimeout(300_000);
  await buildConfiguredSite();
});
