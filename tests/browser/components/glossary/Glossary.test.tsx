import {screen, within} from '@testing-library/react';
import {Glossary} from '../../../../src/components/glossary/Glossary';
import {factBlocks} from '../../../../src/markdown/facts/factBlocks';
import {localize} from '../../../../src/lib/localize';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../../support/pages';
import {renderOnSite} from '../../../support/renderOnSite';

type Entries = Parameters<typeof Glossary>[0]['terms'];

test.each([
  ['en', '/', 'mount path', '挂载路径', 'zh-CN'],
  ['zh', '/zh/guide/glossary.html', '挂载路径', 'mount path', 'en-US'],
] as const)(
  'a visitor of the %s pages finds each term below its topic, with the term in the other language',
  (locale, address, own, other, lang) => {
    const {terms} = localize(
      factBlocks.Glossary.props(readFacts(projectRoot), {}),
      locale,
    );
    renderOnSite(<Glossary terms={terms as Entries} />, address);
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(5);
    const entry = document.getElementById('mount-path') as HTMLElement;
    expect(within(entry).getByRole('term')).toHaveTextContent(
      `${own} ${other}`,
    );
    expect(within(entry).getByText(other)).toHaveAttribute('lang', lang);
    expect(within(entry).getByRole('definition')).toHaveTextContent(/./);
  },
);
