/** Names and addresses of bots in the repository's history, which are not listed as contributors. */
export const botAuthors: readonly RegExp[] = [
  /\[bot\]/i,
  /^(?:dependabot|renovate|github-actions|github-merge-queue|web-flow|semantic-release-bot|greenkeeper)\b/i,
];
