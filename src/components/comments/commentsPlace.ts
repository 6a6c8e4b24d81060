import * as z from 'zod';
import {variablesTogether, type Environment} from '../../lib/environment';

/** Where comments are stored: a category of a repository's discussions. */
export interface CommentsPlace {
  repository: `${string}/${string}`;
  repositoryId: string;
  category: string;
  categoryId: string;
}

const name = z.string().min(1);

const variables = z.strictObject({
  COMMENTS_REPO: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, 'a repository such as owner/name')
    .transform((value) => value as `${string}/${string}`),
  COMMENTS_REPO_ID: name,
  COMMENTS_CATEGORY: name,
  COMMENTS_CATEGORY_ID: name,
});

/**
 * The comment storage that the environment of the build configures; `undefined` (no comments) where none of the variables is set.
 *
 * @throws Error naming each variable that is missing or wrong when some are set
 */
export function commentsPlace(
  environment: Environment,
): CommentsPlace | undefined {
  const found = variablesTogether(variables, environment, 'comments');
  return (
    found && {
      repository: found.COMMENTS_REPO,
      repositoryId: found.COMMENTS_REPO_ID,
      category: found.COMMENTS_CATEGORY,
      categoryId: found.COMMENTS_CATEGORY_ID,
    }
  );
}
