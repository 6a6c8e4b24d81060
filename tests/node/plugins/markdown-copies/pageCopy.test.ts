import {pageCopy} from '../../../../src/plugins/markdown-copies/pageCopy';

const address = 'https://docs.test/guide/drivers/local';

const head = {
  heading: 'Local',
  description: 'What it is for.',
  address,
  release: 'v3.63.0',
  locale: 'en',
} as const;

const page = (content: string) =>
  `<!doctype html><nav>Menu</nav><main><article><nav>Trail</nav><div class="theme-doc-markdown markdown"><header><h1>Local</h1></header>${content}</div><footer>Edit</footer></article></main>`;

/** The copy of a page without what it begins with. */
const copy = (content: string) =>
  pageCopy(page(content), head).split('\n\n').slice(3).join('\n\n').trim();

test('a reader of a copy learns what the page is, where it is and which release it describes', () => {
  expect(pageCopy(page('<p>Text.'), head)).toBe(
    [
      '# Local',
      '> What it is for.',
      `Address of this page: <${address}> · Describes AList v3.63.0`,
      'Text.\n',
    ].join('\n\n'),
  );
});

test('a reader of a Chinese copy learns it in Chinese', () => {
  expect(pageCopy(page('<p>字'), {...head, locale: 'zh'})).toContain(
    `本页地址： <${address}> · 适用于 AList v3.63.0`,
  );
});

test('a home page, which is no document, is copied too', () => {
  expect(
    pageCopy('<main><h1>Typed</h1><p>Welcome.</main><footer>x', head),
  ).toMatch(/v3\.63\.0\n\nWelcome\.\n$/);
});

test('a reader meets no controls, no parts for the page alone and nothing twice', () => {
  expect(
    copy(
      `<dl data-search=off><dt>Reading time<dd>2 minutes</dl><button>Print</button>
       <p>Some <span>word<span data-search=off role=tooltip>Explained</span></span>.<p role=status>3 of 3
       <div class="form needs-script"><label>Port</label></div><span aria-hidden=true>LO</span><p data-copy=skip>Again<script>a()</script>`,
    ),
  ).toBe('Some word.');
});

test('an example for authors is there, though searches skip it', () => {
  expect(
    copy('<div data-search=off data-copy=keep><p>As it looks.</div>'),
  ).toBe('As it looks.');
});

test('words side by side are kept apart, except after a full-width sign', () => {
  expect(copy('<p><strong>Port</strong><code>port</code></p>')).toBe(
    '**Port** `port`',
  );
  expect(copy('<p><span>第一句。</span><span>第二句。</span></p>')).toBe(
    '第一句。第二句。',
  );
});

test('headings have no mark, and links and images have whole addresses', () => {
  expect(
    copy(
      '<h2 id=a>Ports<a class=hash-link href=#a>\u200b</a></h2><p>See <a href=/guide/#x>this</a>, <a href=#a>above</a>.<p><img src=/a-light.webp#light alt="The list"><img src=/a-dark.webp#dark alt="The list"><img src=/b.svg alt="">',
    ),
  ).toBe(
    `## Ports\n\nSee [this](https://docs.test/guide/#x), [above](${address}#a).\n\n![The list](https://docs.test/a-light.webp)`,
  );
});

test('an image that the page itself holds is what it shows, in words', () => {
  expect(
    copy('<img src="data:image/svg+xml;base64,AA==#light" alt="A to B">'),
  ).toBe('*A to B*');
});

test('every tab is there under its name, except those that are filled when they open', () => {
  expect(
    copy(
      '<div><div class=needs-script role=tablist><button>curl</button></div><div role=tabpanel><p data-copy=label>curl<p>One</div><div role=tabpanel hidden><p data-copy=label>Go<p>Two</div><div role=tabpanel hidden></div></div>',
    ),
  ).toBe('**curl**\n\nOne\n\n**Go**\n\nTwo');
});

test('an admonition is a quotation under its title, details stand below their summary', () => {
  expect(
    copy(
      '<div class="theme-admonition alert"><div><span><svg></svg></span>Do <strong>not</strong></div><div><p>Text.</div></div><details><summary>More</summary><p>Text.</details>',
    ),
  ).toBe('> **Do not**\n>\n> Text.\n\n**More**\n\nText.');
});

test('code keeps its lines, its language and its title, and keys are written like code', () => {
  expect(
    copy(
      '<div><div data-copy=label>a.yml</div><pre><code class="language-yaml"><span>a:</span> 1\n\n  b</code></pre><div></div></div><p>Press <kbd>Ctrl</kbd> <kbd>K</kbd>.',
    ),
  ).toBe('**a.yml**\n\n```yaml\na: 1\n\n  b\n```\n\nPress `Ctrl` `K`.');
});

test('each row of a table is one line, whatever its cells hold', () => {
  expect(
    copy(
      '<table><thead><tr><th>Field<th>Meaning<tbody><tr><td><div><strong>Hide</strong><code>hide_<wbr>files</code><span data-copy=aside>Required</span></div><td><div><p>One<p>Two<ul><li>Three</ul></div><tr><td><code>a|b\nc://<wbr>d</code><td>x<br>y</table>',
    ),
  ).toBe(
    '| Field | Meaning |\n| - | - |\n| **Hide** `hide_files` · Required | One<br>Two<br>Three |\n| `a\\|b`<br>`c://d` | x<br>y |',
  );
});

test('each name of a list of facts stands before what is said of it', () => {
  expect(
    copy(
      '<dl><div><dt>storage <span data-copy=aside>存储</span><dd>A place.</div><div><dt>Can<dd><p>read<p>write</div></dl>',
    ),
  ).toBe('- **storage · 存储**: A place.\n\n- **Can**: read\n\n  write');
});

test('a heading in an item of a list is bold, without a link to itself', () => {
  expect(
    copy(
      '<ul><li><h3 id=v1><a href=#v1>v1</a><time data-copy=aside>May 1</time></h3><ul><li><span data-copy=label>New</span> Driver</ul></ul>',
    ),
  ).toBe('- **v1 · May 1**\n\n  - **New** Driver');
});

test('a part that needs a browser is a sentence with the address, below what the server wrote of it', () => {
  const sentence = `This part of the page works in a browser: <${address}>`;
  expect(
    copy('<form class="panel needs-script" data-copy=interactive>Port</form>'),
  ).toBe(sentence);
  expect(
    copy(
      '<section data-copy=interactive><div class=needs-script>Port</div><pre><code>x</code></pre></section>',
    ),
  ).toBe(`\`\`\`\nx\n\`\`\`\n\n${sentence}`);
});
