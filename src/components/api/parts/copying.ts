import {translate} from '@docusaurus/Translate';

export function copiedLabel(): string {
  return translate({
    id: 'code.copied',
    message: 'Copied',
    description: 'Feedback of the copy button of a code block',
  });
}
