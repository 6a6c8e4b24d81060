import {screen, within} from '@testing-library/react';
import {DockerTags} from '../../../../src/components/product-tables/InstallTables';
import {
  BuiltinRoles,
  Permissions,
} from '../../../../src/components/product-tables/PermissionTables';
import {
  FtpPassivePorts,
  OfflineTools,
  PreviewPlaceholders,
} from '../../../../src/components/product-tables/SettingExtras';
import {cellTexts} from '../../../support/cellTexts';
import {propsFor} from '../../../support/facts';
import {renderOnSite} from '../../../support/renderOnSite';

/** The texts of the cells of a row. */
function row(table: string, name: string | RegExp): (string | null)[] {
  const found = within(screen.getByRole('table', {name: table})).getByRole(
    'row',
    {name},
  );
  return cellTexts(found);
}

test('a visitor sees for which processors the images are', () => {
  const props = propsFor(DockerTags, 'DockerTags');
  renderOnSite(<DockerTags {...props} />);
  expect(props.platforms.length).toBeGreaterThan(1);
  for (const platform of props.platforms) {
    expect(screen.getByText(platform).tagName).toBe('CODE');
  }
});

test('an administrator sees each permission with its bit', () => {
  renderOnSite(<Permissions {...propsFor(Permissions, 'Permissions')} />);
  expect(screen.getAllByRole('row')).toHaveLength(18);
  expect(row('Permissions of a role', /^Webdav read/)[1]).toBe('256');
  expect(row('Permissions of a role', /^FTP manage/)[0]).toContain(
    'Since v3.41.0',
  );
});

test('an administrator sees the default permissions of each built-in role', () => {
  renderOnSite(<BuiltinRoles {...propsFor(BuiltinRoles, 'BuiltinRoles')} />);
  expect(row('Built-in roles', /^general/).slice(0, 3)).toEqual([
    'general',
    '3',
    '/ 0',
  ]);
});

test('the author of a preview sees placeholders, encodings and examples', () => {
  renderOnSite(
    <PreviewPlaceholders
      {...propsFor(PreviewPlaceholders, 'PreviewPlaceholders')}
    />,
  );
  const [names, examples] = screen.getAllByRole('table');
  expect(names).toHaveTextContent('$durl');
  expect(names).toHaveTextContent('Base64');
  expect(examples).toHaveTextContent('$e_url');
});

test('an administrator sees the syntax of passive ports, and their limits', () => {
  const {container} = renderOnSite(
    <FtpPassivePorts {...propsFor(FtpPassivePorts, 'FtpPassivePorts')} />,
  );
  expect(container).toHaveTextContent('60000-60100:50000-50100');
  expect(container).toHaveTextContent('from 1024 to 65535');
});

test('an administrator sees the settings of each offline download tool', () => {
  renderOnSite(<OfflineTools {...propsFor(OfflineTools, 'OfflineTools')} />);
  expect(row('Offline download tools', /^aria2/).slice(1, 3)).toEqual([
    'program',
    'Aria2 uri aria2_uriAria2 secret aria2_secret',
  ]);
});
