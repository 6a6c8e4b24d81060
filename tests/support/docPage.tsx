import {
  DocProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropDocContent,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import type {PageFrontMatter} from '../../src/lib/frontMatter';
import type {PageDetails} from '../../src/components/page-info/pageInfoItems';

interface DocPageProps {
  /** What its author wrote above it. */
  frontMatter?: Partial<PageFrontMatter>;
  /** What the build found out about it. */
  facts?: Partial<PageDetails>;
  /** What Docusaurus knows of it. */
  known?: {editUrl?: string | null; lastUpdatedAt?: number};
  children: ReactNode;
}

const version = {label: 'v3.63.0'} as PropVersionMetadata;

/** What Docusaurus puts around the parts of a page. */
export function DocPage({
  frontMatter: overrides = {},
  facts = {},
  known = {},
  children,
}: DocPageProps): ReactNode {
  const frontMatter = {
    title: 'Local',
    description: 'Mount a folder.',
    ...overrides,
  };
  const content = Object.assign(() => null, {
    frontMatter,
    metadata: {
      id: 'guide/drivers/local',
      title: frontMatter.title,
      permalink: '/guide/drivers/local',
      ...known,
      frontMatter: {...frontMatter, pageDetails: {words: 900, ...facts}},
    },
    assets: {},
    toc: [],
    contentTitle: undefined,
  }) as unknown as PropDocContent;
  return (
    <DocsVersionProvider version={version}>
      <DocProvider content={content}>{children}</DocProvider>
    </DocsVersionProvider>
  );
}
