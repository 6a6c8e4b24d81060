/** Names and addresses in the repository's history that belong to programs: they change pages, but nobody thanks them. */
export const botAuthors: readonly RegExp[] = [
  /\[bot\]/i,
  /^(?:dependabot|renovate|github-actions|github-merge-queue|web-flow|semantic-release-bot|greenkeeper)\b/i,
];
