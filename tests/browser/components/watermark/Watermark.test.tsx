import {act} from '@testing-library/react';
import {Watermark} from '../../../../src/components/watermark/Watermark';
import {usePageFrontMatter} from '../../../../src/hooks/usePageFrontMatter';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/hooks/usePageFrontMatter');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function write(setting: boolean | string | undefined) {
  const page = {
    title: 'x',
    description: 'x',
    ...(setting === undefined ? {} : {watermark: setting}),
  };
  jest.mocked(usePageFrontMatter).mockReturnValue(page);
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const mark = () => document.querySelector('svg.watermark');

test('a page without a text has no watermark', () => {
  write(undefined);
  renderOnSite(<Watermark />);
  wait(1000);
  expect(mark()).toBeNull();
});

test('on another page the watermark has that page’s text, after the delay again', () => {
  write('Draft');
  const {history} = renderOnSite(<Watermark />, '/guide/');
  wait(500);
  write(true);
  act(() => history.push('/config/'));
  expect(mark()).toBeNull();
  wait(500);
  expect(mark()).toHaveTextContent('AList');
  write(undefined);
  act(() => history.push('/faq/'));
  wait(500);
  expect(mark()).toBeNull();
});
