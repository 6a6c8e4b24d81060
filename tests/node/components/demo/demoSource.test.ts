import {demoDocument} from '../../../../src/components/demo/demoSource';
import {readDemo} from '../../../../src/components/demo/readDemo';

const js = {language: 'js', text: 'tell()'};
const html = {language: 'html', text: '<p></p>'};
const title = 'One';

const code = {html: '<p>One</p>', css: 'p { color: red }', js: 'tell()'};

describe('an author of a demo', () => {
  it('writes fences below a title', () => {
    expect(readDemo({title, height: '120'}, [html, js])).toEqual({
      title: 'One',
      height: 120,
      code: {html: '<p></p>', css: '', js: 'tell()'},
    });
  });

  it.each([
    [{title}, [], 'no code in :::demo'],
    [{}, [js], 'title: found nothing'],
    [{title}, [{...js, language: 'ts'}], 'a fence of "ts"'],
    [{title}, [js, js], 'a fence of "js"'],
    [{title, wide: ''}, [js], '"wide"'],
    [{title}, [{...html, text: '<a onclick="go()">'}], 'addEventListener'],
  ])('sees what is wrong with %j and %j', (attributes, fences, message) => {
    expect(() => readDemo(attributes, fences)).toThrow(message);
  });
});

describe('the frame of a demo', () => {
  it('cannot reach any server', () => {
    const page = demoDocument(code, 'light', 'en-US');
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("form-action 'none'");
    expect(page).not.toMatch(/connect-src|unsafe-eval|https?:/);
  });

  it('has the language and the colours of the page', () => {
    expect(demoDocument(code, 'dark', 'zh-CN')).toMatch(
      /<html lang="zh-CN">[\s\S]*color-scheme:dark/,
    );
  });

  it('is not broken by an end tag in its code', () => {
    const page = demoDocument(
      {html: '', css: 'a::before { content: "</style>" }', js: '"</Script>"'},
      'light',
      'en-US',
    );
    expect(page.match(/<\/script>/gi)).toHaveLength(1);
    expect(page.match(/<\/style>/gi)).toHaveLength(2);
  });
});
