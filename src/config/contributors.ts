/** Names and addresses of bots and accounts of machines in the repository's history, which are not listed as contributors. */
export const botAuthors: readonly RegExp[] = [
  /\[bot\]/i,
  // No person has such an address: https://www.rfc-editor.org/rfc/rfc2606
  /\.example$/i,
  /^(?:dependabot|renovate|github-actions|github-merge-queue|web-flow|semantic-release-bot|greenkeeper)\b/i,
];
