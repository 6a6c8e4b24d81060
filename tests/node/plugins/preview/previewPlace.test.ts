import {localeCodes} from '../../../../src/config/locales';
import {previewServers} from '../../../../src/plugins/preview/previewPlace';

test('every language has a server of its own, the root language at the port that was asked for', () => {
  const servers = previewServers(4000);
  expect(servers).toHaveLength(localeCodes.length);
  expect(servers).toEqual([
    {locale: 'en', port: 4000},
    {locale: 'zh', port: 4001},
  ]);
});
