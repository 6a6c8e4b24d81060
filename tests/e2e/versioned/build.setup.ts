import {test} from '@playwright/test';
import {buildVersionedSite} from './site';

test('a maintainer keeps a release and describes the next one', async () => {
  test.setTimeout(300_000);
  await buildVersionedSite();
});
