import {screen, waitFor} from '@testing-library/react';
import {TranslationNotice} from '../../../../src/components/translation-status/TranslationNotice';
import type {TranslationNoticeContent} from '../../../../src/components/translation-status/translationState';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

const show = (translation?: TranslationNoticeContent) =>
  renderOnSite(
    <DocPage facts={translation === undefined ? {} : {translation}}>
      <TranslationNotice />
    </DocPage>,
    '/zh/guide/',
  );

test('a visitor of a page that is current is told nothing', () => {
  expect(show().container).toBeEmptyDOMElement();
});

test('a visitor of an outdated page finds the sections and the way to what changed', () => {
  show({kind: 'drifted', ids: [''], difference: 'https://code.test/changes'});
  const notice = screen.getByRole('complementary', {name: 'Translation'});
  expect(notice).toHaveTextContent('The beginning');
  expect(screen.getByRole('link', {name: 'See what changed'})).toHaveAttribute(
    'href',
    'https://code.test/changes',
  );
});

test.each<[TranslationNoticeContent, RegExp]>([
  [{kind: 'draft'}, /machine/],
  [{kind: 'fallback', in: 'en'}, /not translated yet/],
])(
  'a page of the state %j says so, and search engines leave it out',
  async (state, words) => {
    show(state);
    expect(screen.getByRole('complementary')).toHaveTextContent(words);
    await waitFor(() => {
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      );
    });
  },
);
