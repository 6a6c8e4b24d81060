import {desktop, phone, test} from '../support/test';

/** Each language at one width. */
const journeys = [
  {
    size: desktop,
    start: '/guide/install/',
    query: 's3 object storage',
    found: '/guide/drivers/s3',
    heading: /S3 object storage/,
  },
  {
    size: phone,
    start: '/zh/guide/install/',
    query: '对象存储',
    found: '/zh/guide/drivers/s3.html',
    heading: /对象存储 S3/,
  },
];

for (const {size, start, query, found, heading} of journeys) {
  test.describe(`at ${size.width} px`, () => {
    test.use({size});

    test(`a visitor of ${start} searches by keyboard, sees the answers, and opens the first`, async ({
      visitor,
    }) => {
      await visitor.open(start);
      await visitor.press('/');
      await visitor.isFocusedOn('dialog input');
      await visitor.type(query);
      await visitor.sees(
        `dialog [role="treeitem"][aria-selected="true"] a[href="${found}"]`,
      );
      await visitor.press('Enter');
      await visitor.isAt(found);
      await visitor.reads('h1', heading);
      await visitor.seesNo('dialog input');
    });
  });
}
