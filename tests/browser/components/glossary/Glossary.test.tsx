import {screen, within} from '@testing-library/react';
import {Glossary} from '../../../../src/components/glossary/Glossary';
import {factBlocks} from '../../../../src/markdown/facts/factBlocks';
import {localize} from '../../../../src/lib/localize';
import {readFacts} from '../../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../../support/pages';
import {renderOnSite} from '../../../support/renderOnSite';

type Entries = Parameters<typeof Glossary>[0]['terms'];

const entries = (locale: 'en' | 'zh') =>
  localize(factBlocks.Glossary.props(readFacts(projectRoot), {}), locale)
    .terms as Entries;

test('a visitor finds each term below its topic, with its explanation and the term in the other language', () => {
  renderOnSite(<Glossary terms={entries('en')} />);
  const headings = screen.getAllByRole('heading', {level: 2});
  expect(headings[0]).toHaveTextContent('Storages and files');
  expect(headings).toHaveLength(5);
  const entry = document.getElementById('mount-path') as HTMLElement;
  expect(within(entry).getByRole('term')).toHaveTextContent(
    'mount path 挂载路径',
  );
  expect(within(entry).getByText('挂载路径')).toHaveAttribute('lang', 'zh-CN');
  expect(within(entry).getByRole('definition')).toHaveTextContent(
    /^The path of the file list/,
  );
});

test('a visitor of the Chinese pages sees it in Chinese', () => {
  renderOnSite(<Glossary terms={entries('zh')} />, '/zh/guide/glossary.html');
  const entry = document.getElementById('mount-path') as HTMLElement;
  expect(within(entry).getByRole('term')).toHaveTextContent(
    '挂载路径 mount path',
  );
  expect(within(entry).getByText('mount path')).toHaveAttribute(
    'lang',
    'en-US',
  );
});
