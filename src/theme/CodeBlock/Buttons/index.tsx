/**
 * Swizzle: CodeBlock/Buttons (replace, unsafe), from @docusaurus/theme-classic 3.10.2.
 * Why: the stock copy button copies the prompts of a shell, is not announced, and its times and widths cannot be set.
 * Remove when: the classic theme leaves out prompts and announces what it copied.
 */
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type {ReactNode} from 'react';
import {CodeButtons} from '../../../components/page/CodeButtons';
import {useCodeBlockContext} from '../../../hooks/docusaurusInternal';

export default function CodeBlockButtons(): ReactNode {
  const {code, language} = useCodeBlockContext().metadata;
  return (
    <CodeButtons code={code} language={language}>
      <WordWrapButton />
    </CodeButtons>
  );
}
