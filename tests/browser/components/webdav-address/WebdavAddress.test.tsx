import {screen} from '@testing-library/react';
import {WebdavAddress} from '../../../../src/components/webdav-address/WebdavAddress';
import {cellTexts} from '../../../support/cellTexts';
import {renderOnSite} from '../../../support/renderOnSite';

const field = (name: string) => screen.getByRole('textbox', {name});

test('a visitor gets the address of a folder for each client', async () => {
  const {user} = renderOnSite(<WebdavAddress />, '/guide/webdav');
  await user.clear(field('Address of your AList'));
  await user.type(field('Address of your AList'), 'http://nas.local:5244/a');
  await user.clear(field('Folder'));
  await user.type(field('Folder'), '/films/电影');
  const cells = cellTexts();
  expect(cells).toContain(
    'http://nas.local:5244/a/dav/films/%E7%94%B5%E5%BD%B1',
  );
  expect(cells).toContain(
    'dav://nas.local:5244/a/dav/films/%E7%94%B5%E5%BD%B1',
  );
  expect(cells).toContain(
    'host nas.local, port 5244, path /a/dav/films/%E7%94%B5%E5%BD%B1, HTTPS off',
  );
});
