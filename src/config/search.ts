export const search = {
  /** The hosted service's index, unless the environment of the build names another one. */
  index: 'alist',
  /** The query that is suggested where nothing was found, not even for a single term. */
  suggestedQuery: {en: 'refresh token', zh: '刷新令牌'},
  /** The site's search as browsers list it; at most 16 characters, as OpenSearch demands. */
  browserName: {en: 'AList docs', zh: 'AList 文档'},
} as const;
