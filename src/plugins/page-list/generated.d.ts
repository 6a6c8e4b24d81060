declare module '@generated/page-list/default/pages.json' {
  const pages: readonly {page: string; title: string}[];
  export default pages;
}
