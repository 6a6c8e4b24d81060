import {commentsPlace} from '../../../../src/components/comments/commentsPlace';

const whole = {
  COMMENTS_REPO: 'owner/docs',
  COMMENTS_REPO_ID: 'R_1',
  COMMENTS_CATEGORY: 'Pages',
  COMMENTS_CATEGORY_ID: 'DIC_1',
};

describe('a site', () => {
  test.each([{}, {COMMENTS_REPO: '', COMMENTS_CATEGORY: ''}, {PATH: '/bin'}])(
    'with %j has no comments',
    (environment) => {
      expect(commentsPlace(environment)).toBeUndefined();
    },
  );

  test('with all four variables has comments', () => {
    expect(commentsPlace({...whole, PATH: '/bin'})).toEqual({
      repository: 'owner/docs',
      repositoryId: 'R_1',
      category: 'Pages',
      categoryId: 'DIC_1',
    });
  });

  test.each(Object.keys(whole))(
    'does not build without %s alone',
    (missing) => {
      expect(() => commentsPlace({...whole, [missing]: ''})).toThrow(
        `environment variables of the comments: ${missing}: found nothing`,
      );
    },
  );

  test('does not build with something else than a repository', () => {
    expect(() =>
      commentsPlace({...whole, COMMENTS_REPO: 'https://github.com/owner/docs'}),
    ).toThrow('expected a repository such as owner/name');
  });
});
