import {withoutDescriptions} from '../../../../src/plugins/version-data/withoutDescriptions';

test('the list of pages that every page loads says what they are called, and nothing longer', () => {
  const written = {
    version: {
      label: 'v3',
      docsSidebars: {guide: [{type: 'link', description: 'of a link'}]},
      docs: {
        'guide/index': {
          id: 'guide/index',
          title: 'Introduction',
          description: 'What it is for',
          sidebar: 'guide',
        },
      },
    },
  };
  expect(withoutDescriptions(JSON.stringify(written))).toEqual({
    version: {
      ...written.version,
      docs: {
        'guide/index': {
          id: 'guide/index',
          title: 'Introduction',
          sidebar: 'guide',
        },
      },
    },
  });
});

test('a file of another kind stays as it is', () => {
  const written = {tag: {docs: [{description: 'kept'}]}, version: 'current'};
  expect(withoutDescriptions(JSON.stringify(written))).toEqual(written);
});
