import {readPage} from '../../../../src/plugins/search-index/readPage';

const html = `<!doctype html><html><head><title>x</title></head><body><nav>Menu</nav><main>
<nav><ol class=breadcrumbs><li><a aria-label="Home"><svg><path/></svg></a><li><a>Add storage</a><li><span>S3</span></ol></nav>
<div class="theme-doc-markdown markdown"><header><h1>S3</h1></header>
<dl data-search=off><dt>Reading time<dd>2 minutes</dl>
<p>Mount a <strong>bucket</strong> of <a href="/guide/drivers/common#cache">any</a> service.<script>alert(1)</script>
<h2 class=anchor id=add>Add the storage<a class=hash-link href=#add>\u200b</a></h2>
<table><thead><tr><th>Field<th>Meaning<tbody><tr><td><div><strong>Root folder</strong><code>root_<wbr/>folder</code></div><td>The top</table>
<h3 id=_R_1>Made up</h3><pre><code><span>alist</span> <span>start</span><br/></code></pre>
<ul><li>One<li>Two</ul><button>Copy</button></div>
<footer>Edited by</footer></main></body></html>`;

describe('a built page', () => {
  const page = readPage(html);

  it('has the sections that a reader sees', () => {
    expect(page.sections).toEqual([
      {
        id: '',
        level: 1,
        heading: '',
        keys: [],
        text: 'Mount a bucket of any service.',
      },
      {
        id: 'add',
        level: 2,
        heading: 'Add the storage',
        keys: ['Root folder', 'root_folder'],
        text: 'Field\nMeaning\nRoot folder root_folder\nThe top\nMade up\n\talist start\nOne\nTwo',
      },
    ]);
  });

  it('says which group it belongs to', () => {
    expect(page.trail).toEqual(['Add storage']);
  });

  it('links to other pages', () => {
    expect(page.links).toEqual(['/guide/drivers/common']);
  });

  it('has no blanks around full-width punctuation, also where code stands in a cell', () => {
    const cell =
      '<table><tr><td><code>gzip off</code>、<code>sendfile on</code>，两个都要</table>';
    expect(
      readPage(`<main><div class="markdown">${cell}</div></main>`).sections,
    ).toMatchObject([{text: 'gzip off、sendfile on，两个都要'}]);
  });

  it('may have nothing to read', () => {
    expect(readPage('<p>Nothing')).toEqual({
      trail: [],
      sections: [],
      links: [],
    });
  });
});
