/** What a maintainer may want to change about search. */
export const search = {
  /** The hosted service's index, unless the environment of the build names another one. */
  index: 'alist',
  /** What a reader is offered whose query finds nothing, not even a part of it. */
  suggestedQuery: {en: 'refresh token', zh: '刷新令牌'},
  /** Names under which browsers list the site's search; at most 16 characters, as OpenSearch demands. */
  browserName: {en: 'AList docs', zh: 'AList 文档'},
} as const;
