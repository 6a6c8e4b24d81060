/** The docs plugin has handed over its one version, and no pages. */
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/',
      breadcrumbs: true,
      versions: [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/',
          mainDocId: 'index',
          docs: [],
          draftIds: [],
        },
      ],
    },
  },
};
