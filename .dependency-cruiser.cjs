/** The direction of imports, as drawn in ARCHITECTURE.md. */
const path = require('node:path');

/** Types vanish before the code runs; they may point against an arrow where the rule says so. */
const exceptTypes = {dependencyTypesNot: ['type-only']};

/** React, Docusaurus, and every module that Docusaurus names itself. */
const framework =
  '(^|/node_modules/)(react|react-dom|@mdx-js|@docusaurus)(/|$)|^@(docusaurus|theme|theme-original|theme-init|generated)/';

/** Programs that build and serve the site, and their folders, without what starts other servers to compare them. */
const hostPrograms =
  '^scripts/((build|finishSite|offlineArchive|compressSite|run|serve)\\.ts$|(builds|hosting|offline-archive|server|structured-data)/)';

/** Files that somebody other than an import finds: Docusaurus, a test runner, a tool, or the shell. */
const entries = [
  '^src/theme/',
  '^src/components/[^/]+/client\\.ts$',
  '^src/components/code-block/noHighlighter\\.ts$',
  '^src/plugins/facts/dependencyLoader\\.mjs$',
  '^src/plugins/bundle/(chunkNames|message)Loader\\.mjs$',
  '^(docusaurus\\.config|sidebars|playwright\\.config)\\.ts$',
  '^(scripts|tools)/[^/]+\\.(ts|cjs)$',
  '^scripts/checks/restrictedSyntax\\.mjs$',
  '^service/src/mcp/stdio\\.ts$',
  '^tests/',
  '\\.d\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'config-is-a-table',
      comment:
        'src/config is what a maintainer edits, so it uses nothing else of this site but types of the rules that read it.',
      severity: 'error',
      from: {path: '^src/config/'},
      to: {path: '^src/(?!(config)/)', ...exceptTypes},
    },
    {
      name: 'data-is-facts',
      comment:
        'src/data holds facts about the product, which depend on nothing else of this site but types of its settings.',
      severity: 'error',
      from: {path: '^src/data/'},
      to: {path: '^src/(?!(data)/)', ...exceptTypes},
    },
    {
      name: 'lib-uses-facts-only',
      comment:
        'src/lib holds rules, which decide from settings and facts and know nothing of what is above them.',
      severity: 'error',
      from: {path: '^src/lib/'},
      to: {path: '^src/(?!(config|data|lib)/)'},
    },
    {
      name: 'hooks-show-nothing',
      comment:
        'src/hooks turns browser events into values and uses rules, never something that a reader sees.',
      severity: 'error',
      from: {path: '^src/hooks/'},
      to: {path: '^src/(components|css)/'},
    },
    {
      name: 'rules-without-framework',
      comment:
        'Settings, facts and rules run unchanged in Node, in the browser and in a test, so they import no React and no Docusaurus.',
      severity: 'error',
      from: {path: '^src/(config|data|lib)/'},
      to: {path: framework, ...exceptTypes},
    },
    {
      name: 'node-only-at-build-time',
      comment:
        "Only plugins and Markdown steps run in Node; everything else under src reaches a browser, where Node's own modules do not exist.",
      severity: 'error',
      from: {path: '^src/(?!(plugins|markdown)/)'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'ui-knows-no-site',
      comment:
        'src/components/ui could be moved to another site: settings, facts, rules and features reach it as properties.',
      severity: 'error',
      from: {path: '^src/components/ui/'},
      to: {
        path: '^src/(config|data|lib)/|^src/components/(?!(ui)/)',
        ...exceptTypes,
      },
    },
    {
      name: 'theme-is-an-edge',
      comment:
        'Docusaurus calls src/theme; what it needs is below it, so nothing below may need it.',
      severity: 'error',
      from: {path: '^(src/(?!theme/)|(scripts|tools)/|[^/]+\\.ts$)'},
      to: {path: '^src/theme/'},
    },
    {
      name: 'build-time-uses-rules-only',
      comment:
        'Plugins and Markdown steps run in Node. Of a feature they import its rules, never a component, a hook or a style.',
      severity: 'error',
      from: {path: '^src/(plugins|markdown)/'},
      to: {
        path: '^src/(hooks|css)/|^src/components/.*(\\.tsx|\\.css|/use[A-Z][^/]*)$',
        ...exceptTypes,
      },
    },
    {
      name: 'markdown-below-plugins',
      comment:
        'src/markdown holds the steps that a page goes through; plugins start them, never the other way.',
      severity: 'error',
      from: {path: '^src/markdown/'},
      to: {path: '^src/plugins/'},
    },
    {
      name: 'features-meet-at-their-top',
      comment:
        'Files at the top of a feature may be used by other features; what is in its folders is its own, but for components with a folder.',
      severity: 'error',
      from: {path: '^src/components/([^/]+)/'},
      to: {
        path: '^src/components/(?!(ui|$1)/)[^/]+/[^/]+/',
        pathNot: '^src/components/[^/]+/[A-Z][^/]*/index\\.tsx$',
        ...exceptTypes,
      },
    },
    {
      name: 'build-time-hands-over-data',
      comment:
        'What plugins and Markdown steps know reaches the browser as data, so no browser code imports them (their types are fine).',
      severity: 'error',
      from: {path: '^src/(hooks|components|theme)/'},
      to: {path: '^src/(plugins|markdown)/', ...exceptTypes},
    },
    {
      name: 'one-door-to-internals',
      comment:
        'Docusaurus may change its internals in any release, so one file imports them and one file needs repair.',
      severity: 'error',
      from: {
        pathNot: '^src/hooks/docusaurusInternal\\.tsx?$|^tests/|node_modules/',
      },
      to: {
        path: '@docusaurus/(theme-common/(lib/)?internal|core/lib/(?!client/exports/))',
        ...exceptTypes,
      },
    },
    {
      name: 'site-without-tests-and-scripts',
      comment:
        'The site builds without the programs, the service and the tests around it.',
      severity: 'error',
      from: {path: '^(src/|docusaurus\\.config\\.ts$|sidebars\\.ts$)'},
      to: {path: '^(tests|scripts|tools|service)/'},
    },
    {
      name: 'nothing-needs-tools',
      comment:
        'Tools are programs of maintainers, so only their tests import them.',
      severity: 'error',
      from: {path: '^(scripts|service)/'},
      to: {path: '^tools/'},
    },
    {
      name: 'hosts-install-dependencies-only',
      comment:
        'Hosts that set NODE_ENV=production install no devDependencies, and build and serve the site all the same.',
      severity: 'error',
      from: {
        path: `^(src|service/src)/|^(docusaurus\\.config|sidebars)\\.ts$|${hostPrograms}`,
      },
      to: {dependencyTypes: ['npm-dev'], ...exceptTypes},
    },
    {
      name: 'host-programs-use-their-own',
      comment:
        'Of the other programs, which may use devDependencies, those that build and serve the site import none.',
      severity: 'error',
      from: {path: hostPrograms},
      to: {path: '^scripts/', pathNot: hostPrograms, ...exceptTypes},
    },
    {
      name: 'service-uses-facts-and-rules',
      comment:
        'The token service runs apart from the site and shares its facts and rules with it, nothing else.',
      severity: 'error',
      from: {path: '^service/', pathNot: '^service/src/mcp/'},
      to: {path: '^(src/(?!(data|lib)/)|scripts/|tests/)'},
    },
    {
      name: 'mcp-uses-rules-of-features',
      comment:
        'The MCP server answers with the rules by which the site searches, explains errors and checks configurations, never with what is drawn.',
      severity: 'error',
      from: {path: '^service/src/mcp/'},
      to: {
        path: '^src/(hooks|css|theme|plugins|markdown)/|^src/components/.*(\\.tsx|\\.css|/use[A-Z][^/]*)$|^(scripts|tests)/',
        ...exceptTypes,
      },
    },
    {
      name: 'worker-without-node-server',
      comment:
        'A Worker has no server of Node and no requests of Node, so only the program for Node imports them.',
      severity: 'error',
      from: {
        path: '^service/',
        pathNot:
          '^service/src/(node(Server|Transport)?|mcp/(nodeFiles|stdio))\\.ts$',
      },
      to: {
        path: '(^|/node_modules/)@hono/node-server|^(node:)?(https?|net|fs)(/|$)',
      },
    },
    {
      name: 'no-circle',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: exceptTypes},
    },
    {
      name: 'no-orphan',
      comment:
        'A module that imports nothing and that nothing imports is forgotten, or reached in a way these rules cannot see.',
      severity: 'error',
      from: {orphan: true, pathNot: entries},
      to: {},
    },
    {
      name: 'no-blind-spots',
      comment:
        'An import that cannot be followed hides an arrow; only @generated/* exists no earlier than the first build.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^@generated/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: path.join(__dirname, 'tsconfig.json')},
    webpackConfig: {
      fileName: path.join(__dirname, 'scripts/moduleAliases.cjs'),
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
