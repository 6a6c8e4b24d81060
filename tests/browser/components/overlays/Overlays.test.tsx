import {screen} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {Overlays} from '../../../../src/components/overlays/Overlays';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/components/notices/NoticeDialog', () => ({
  NoticeDialog: () => {
    throw new Error('This notice cannot be shown');
  },
}));
jest.mock('../../../../src/components/overlays/RouteAnnouncer', () => ({
  RouteAnnouncer: () => <p>The page has changed</p>,
}));

test('an overlay that fails takes neither the page nor the other overlays with it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderOnSite(
    <>
      <p>The text of the page</p>
      <LayoutProvider>
        <Overlays />
      </LayoutProvider>
    </>,
  );
  expect(screen.getByText('The text of the page')).toBeVisible();
  expect(screen.getByText('The page has changed')).toBeVisible();
});
