import {
  pageFrontMatter,
  toDocusaurusFields,
  type PageFrontMatter,
} from '../../../src/lib/frontMatter';

const page = {title: 'Local', description: 'Mount a folder.'};

describe('an author', () => {
  test.each<[string, object, string]>([
    ['no title', {title: undefined}, 'title'],
    ['an icon that nobody drew', {icon: 'unicorn'}, 'icon'],
    ['half a position', {order: 1.5}, 'order'],
    ['a date of another form', {date: '05.08.2026'}, 'date'],
    ['an unknown thing under the title', {pageInfo: ['time']}, 'pageInfo'],
    ['a secret page', {encrypted: true}, 'encrypted'],
    ['a next page that is only "true"', {next: true}, 'next'],
    [
      'an action of an unknown type',
      {actions: [{text: 'Go', link: '/', type: 'big'}]},
      'actions.0.type',
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

  test.each(['tilte', 'sidebar_position', 'slug', 'id', 'pageDetails'])(
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
