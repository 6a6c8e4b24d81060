import {screen} from '@testing-library/react';
import {LocaleMenu} from '../../../../src/components/navigation/LocaleMenu';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

test('x', () => {
  renderOnSite(<LocaleMenu />, '/guide/?a=1#b');
  screen.getByRole('link', {name: 'English', hidden: true});
  console.log(document.body.innerHTML, serverHtml(<LocaleMenu />, '/zh/guide/?a=1#b'));
});
