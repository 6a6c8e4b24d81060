import {archivePage} from '../../../../scripts/offline-archive/page';
import {archiveMessages} from '../../../../src/config/offlineArchive';
import type {ArchiveContents} from '../../../../scripts/offline-archive/addresses';

const contents: ArchiveContents = {
  locale: 'zh',
  origin: 'https://docs.example.org',
  pages: new Set(['/', '/guide/', '/guide/install/docker']),
};

/** The page of the archive for a built page with this head and text. */
function rewritten(body: string, head = '') {
  return archivePage(
    `<!doctype html><html lang=zh-CN><head><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x'"><title>t</title>${head}</head><body>${body}</body></html>`,
    '/guide/install/docker',
    contents,
    archiveMessages.zh,
  );
}

describe('what a page shows', () => {
  test('is in the archive, and is reported, so that it gets there', () => {
    const {html, shown} = rewritten(
      '<picture><source srcset="/zh/assets/images/a-400.webp 400w, /zh/assets/images/a-704.webp 704w"><img src=/logo.svg#light></picture><video poster=/zh/img/p.webp></video>',
      '<link rel=stylesheet href=/zh/assets/css/styles.1.css><link rel=icon href=/zh/favicon.svg>',
    );
    expect(html).toContain(
      'srcset="../../assets/images/a-400.webp 400w, ../../assets/images/a-704.webp 704w"',
    );
    expect(html).toContain('src="../../logo.svg#light"');
    expect(html).toContain('poster="../../img/p.webp"');
    expect(html).toContain('href="../../assets/css/styles.1.css"');
    expect([...shown].sort()).toEqual([
      '/logo.svg',
      '/zh/assets/css/styles.1.css',
      '/zh/assets/images/a-400.webp',
      '/zh/assets/images/a-704.webp',
      '/zh/favicon.svg',
      '/zh/img/p.webp',
    ]);
  });
});

describe('the app', () => {
  test('does not come along, nor what other hosts would add', () => {
    const {html, shown} = rewritten(
      '<script>inline()</script><form action=/x><input></form><dialog>keys</dialog>',
      '<script src=/zh/assets/js/main.js defer></script><link rel=stylesheet href=https://icons.example/i.css><link rel=preload as=image href=/logo.svg><link rel=manifest href=/zh/site.webmanifest><script type=application/ld+json>{}</script>',
    );
    expect(html).not.toMatch(
      /main\.js|inline\(|icons\.example|preload|manifest|ld\+json|<form|<dialog/,
    );
    expect(shown).toEqual([]);
  });

  test('is replaced by the script of the archive, and by its policy', () => {
    const {html} = rewritten('');
    expect(html).toContain('<script src="../../box/colors.js"></script>');
    expect(html).toContain('<script src="../../box/box.js" defer=""></script>');
    expect(html).toContain('<link rel="stylesheet" href="../../box/box.css">');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toContain('sha256-x');
  });
});

describe('controls', () => {
  test('of a tool are replaced once by the address of the page on the site', () => {
    const {html} = rewritten(
      '<article><div class=place style="block-size:280px"><div class="form needs-script"><label class=needs-script>Port</label></div></div><p>Text</p><div class=needs-script>More</div></article>',
    );
    expect(html).not.toMatch(/Port|More|280px/);
    expect(html.split(archiveMessages.zh.online)).toHaveLength(2);
    expect(html.indexOf(archiveMessages.zh.online)).toBeLessThan(
      html.indexOf('Text'),
    );
    expect(html).toContain(
      '<a href="https://docs.example.org/zh/guide/install/docker.html">',
    );
  });
});

describe('what a script would show later', () => {
  test('is shown, except in tabs', () => {
    const {html} = rewritten(
      '<div class=variant data-closed>Caddy</div><div role=tabpanel id=p data-closed>Second tab</div>',
    );
    expect(html).toContain('<div class="variant">Caddy</div>');
    expect(html).toContain('<div role="tabpanel" id="p" data-closed="">');
  });

  test('has no tab where it is not in the page', () => {
    const {html} = rewritten(
      '<div class=needs-script role=tablist><button role=tab aria-controls=a>curl</button><button role=tab aria-controls=b>Go</button></div><div id=a role=tabpanel>curl x</div><div id=b role=tabpanel data-closed></div>',
    );
    expect(html).toContain('curl</button>');
    expect(html).not.toContain('Go</button>');
    expect(html).not.toContain('id="b"');
  });
});

test('each page says that it is a copy, and where its newest text is', () => {
  const {html} = rewritten('<article><p>Text</p></article>');
  expect(html).toContain(archiveMessages.zh.copy);
  expect(html.indexOf('Text')).toBeLessThan(
    html.indexOf(archiveMessages.zh.copy),
  );
});

test('the menu of languages leads to the other language on the site', () => {
  const {html} = rewritten('<a href=/guide/install/docker lang=en>English</a>');
  expect(html).toContain(
    'href="https://docs.example.org/guide/install/docker"',
  );
});
