import {existsSync} from 'node:fs';
import type {KnipConfig} from 'knip';
import {factBlocks} from './src/markdown/facts/factBlocks';

const endings = ['.tsx', '.ts', '/index.tsx'];

/** The components that pages show by name. */
const blocks = Object.values(factBlocks).flatMap(({module}) => {
  const path = module.replace('@site/', '');
  return endings
    .map((ending) => path + ending)
    .filter((file) => existsSync(file));
});

export default {
  workspaces: {
    '.': {
      entry: [
        ...new Set(blocks),
        '{scripts,tools}/*.{ts,cjs}',
        'scripts/{checks,programs}/*.ts',
        '{jest.built,stryker}.config.mjs',
        'tests/built/*.test.ts',
        'src/theme/**/*.{ts,tsx}',
        'src/components/*/client.ts',
        'src/components/api-reference/ApiRoute/index.tsx',
        'src/components/{chart/Chart,demo/Demo,diagram/Diagram,video/Video}.tsx',
        'src/components/{home/ProjectPage,portfolio/PortfolioHome,tabs/Tabs,glossary/Term}.tsx',
        'src/plugins/{markdown-copies/writeMarkdownCopies,page-messages/writeMessages,previews/writePreviews,search-index/writeIndexes}.ts',
        'src/components/page-start/starter.ts',
        'src/components/code-block/noHighlighter.ts',
        'src/components/service-worker/removal.ts',
        'scripts/offline-archive/client/index.ts',
        'src/data/*/schema.ts',
        'tests/engines/{globalSetup,playwright.config}.ts',
        'tests/engines/journeys/*.ts',
        'tests/support/{generated/*,recordSearchPages}.ts',
      ],
      project: [
        'src/**/*.{ts,tsx}',
        '{scripts,tools}/**/*.{ts,cjs}',
        'tests/**/*.{ts,tsx}',
        '*.{ts,mjs,cjs}',
      ],
    },
    service: {
      entry: ['src/worker.ts', 'src/mcp/stdio.ts'],
      project: ['src/**/*.ts'],
    },
  },
  ignoreBinaries: ['ffmpeg', 'flock'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@docusaurus/ErrorBoundary',
    '@fontsource/noto-sans-sc',
    'cspell',
    'markdownlint-cli2',
    'oxlint',
    'oxlint-tsgolint',
    'secretlint',
    '@secretlint/secretlint-rule-preset-recommend',
  ],
} satisfies KnipConfig;
