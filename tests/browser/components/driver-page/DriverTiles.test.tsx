import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {DriverTiles} from '../../../../src/components/driver-page/DriverTiles';
import {renderOnSite} from '../../../support/renderOnSite';

type Row = ComponentProps<typeof DriverTiles>['drivers'][number];

const s3: Row = {
  name: 'S3',
  service: 'S3-compatible storage',
  kind: 'objectStorage',
  page: 's3',
};

const drivers: Row[] = [
  s3,
  {
    ...s3,
    name: 'Quqi',
    service: 'Quqi Cloud',
    kind: 'personal',
    page: undefined,
  },
];

test.each([
  ['/', '/guide/drivers/s3', '/guide/drivers/'],
  ['/zh/', '/zh/guide/drivers/s3.html', '/zh/guide/drivers/'],
])(
  'on %s a tile links to the driver’s page, or to the catalogue if there is none',
  (address, page, catalogue) => {
    renderOnSite(<DriverTiles drivers={drivers} />, address);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      page,
      catalogue,
    ]);
  },
);
