/** In the place of Docusaurus' remark on a wrong `baseUrl`, which the site's configuration switches off. */
export default function Nothing(): null {
  return null;
}
