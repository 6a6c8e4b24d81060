import {
  pageFrontMatter,
  toDocusaurusFields,
  type PageFrontMatter,
} from '../../../src/lib/frontMatter';

const page = {title: 'Local', description: 'Mount a folder.'};

describe('an author', () => {
  test.each<[string, object]>([
    ['only a title and a description', {}],
    ['an icon the site can draw', {icon: 'folder'}],
    ['a position from the end', {order: -2}],
    ['one author', {author: 'A'}],
    ['several authors', {author: ['A', 'B']}],
    ['a date in quotes', {date: '2026-08-05'}],
    ['a date that YAML reads itself', {date: new Date(0)}],
    ['what stands under the title', {pageInfo: ['words', 'author']}],
    ['that nothing stands under the title', {pageInfo: false}],
    ['no previous page', {prev: false}],
    ['the next page by its path', {next: '/guide/'}],
    [
      'the next page with words',
      {next: {text: 'On', link: '/guide/', icon: 'link'}},
    ],
    ['that a page is public', {encrypted: false}],
    ['an empty text beside a decorative picture', {heroAlt: ''}],
    [
      'a home page with actions',
      {home: true, actions: [{text: 'Go', link: '/guide/', type: 'primary'}]},
    ],
    [
      'highlights with features of their own',
      {
        highlights: [
          {header: 'Why', type: 'order', features: [{title: 'Fast'}]},
        ],
      },
    ],
    [
      'a portfolio',
      {portfolio: true, medias: [{name: 'Code', url: 'https://code.test'}]},
    ],
  ])('may write %s', (_, frontMatter) => {
    expect(pageFrontMatter.parse({...page, ...frontMatter})).toEqual({
      ...page,
      ...frontMatter,
    });
  });

  test.each<[string, object, string]>([
    ['no title', {title: undefined}, 'title'],
    ['an empty title', {title: '  '}, 'title'],
    ['no description', {description: undefined}, 'description'],
    ['an icon that nobody drew', {icon: 'unicorn'}, 'icon'],
    ['half a position', {order: 1.5}, 'order'],
    ['a position in words', {order: '1'}, 'order'],
    ['a date of another form', {date: '05.08.2026'}, 'date'],
    ['that everything stands under the title', {pageInfo: true}, 'pageInfo'],
    ['an unknown thing under the title', {pageInfo: ['time']}, 'pageInfo'],
    ['a secret page', {encrypted: true}, 'encrypted'],
    ['yes in place of true', {toc: 'yes'}, 'toc'],
    ['more levels than there are', {headerDepth: 6}, 'headerDepth'],
    ['a next page that is only "true"', {next: true}, 'next'],
    ['a link without words', {prev: {link: '/guide/'}}, 'prev'],
    [
      'an action of an unknown type',
      {actions: [{text: 'Go', link: '/', type: 'big'}]},
      'actions.0.type',
    ],
    [
      'a feature without a title',
      {features: [{details: 'x'}]},
      'features.0.title',
    ],
    [
      'a list of an unknown type',
      {highlights: [{type: 'ol'}]},
      'highlights.0.type',
    ],
    [
      'a medium without its address',
      {medias: [{name: 'Code'}]},
      'medias.0.url',
    ],
  ])('may not write %s', (_, frontMatter, place) => {
    const {error} = pageFrontMatter.safeParse({...page, ...frontMatter});
    expect(error?.issues.map(({path}) => path.join('.'))).toEqual([place]);
  });

  test.each(['tilte', 'sidebar_position', 'slug', 'id', 'pageFacts'])(
    'may not write the field %s, which this site does not read',
    (field) => {
      const {error} = pageFrontMatter.safeParse({...page, [field]: 'x'});
      expect(error?.issues).toMatchObject([
        {code: 'unrecognized_keys', keys: [field]},
      ]);
    },
  );
});

describe('what Docusaurus is told', () => {
  const docusaurusFields = (frontMatter: Partial<PageFrontMatter>) =>
    toDocusaurusFields({...page, ...frontMatter}, undefined);

  test('of a page that says nothing: h2 and h3 beside the text, in the sidebar, its file’s own address', () => {
    const fields = docusaurusFields({});
    expect(fields).toMatchObject({
      hide_table_of_contents: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
    });
    for (const field of [
      'displayed_sidebar',
      'custom_edit_url',
      'slug',
      'sidebar_label',
      'image',
    ]) {
      expect(fields).not.toHaveProperty(field);
    }
  });

  test.each<[string, Partial<PageFrontMatter>, object]>([
    ['a short title', {shortTitle: 'Disk'}, {sidebar_label: 'Disk'}],
    ['its picture', {cover: '/img/a.png'}, {image: '/img/a.png'}],
    ['no contents', {toc: false}, {hide_table_of_contents: true}],
    [
      'contents without levels',
      {headerDepth: 0},
      {hide_table_of_contents: true},
    ],
    ['nothing about its contents', {}, {toc_max_heading_level: 3}],
    ['one level of headings', {headerDepth: 1}, {toc_max_heading_level: 2}],
    ['every level of headings', {headerDepth: 5}, {toc_max_heading_level: 6}],
    ['no sidebar', {sidebar: false}, {displayed_sidebar: null}],
    ['no link to its source', {editLink: false}, {custom_edit_url: null}],
    [
      'that it is a home page',
      {home: true},
      {displayed_sidebar: null, hide_table_of_contents: true},
    ],
    [
      'that it is a portfolio',
      {portfolio: true},
      {displayed_sidebar: null, hide_table_of_contents: true},
    ],
    ['that it is no home page', {home: false}, {hide_table_of_contents: false}],
  ])('of a page that says %s', (_, frontMatter, fields) => {
    expect(docusaurusFields(frontMatter)).toMatchObject(fields);
  });
});
