import * as z from 'zod';
import {maskSecrets} from '../../../../src/components/error-finder/maskSecrets';
import type {LintFinding} from '../../../../src/components/generators/proxy/linter/finding';
import {
  formatOf,
  formats,
  lintProxy,
  namesIn,
  TEXT_LIMIT,
} from '../../../../src/components/generators/proxy/linter/formats';
import {lintTexts} from '../../../../src/components/generators/proxy/linter/lintTexts';
import {addressOf} from '../../../../src/lib/address';
import {filledText} from '../../../../src/lib/filledText';
import {labelsIn} from '../labels';
import {defineAskedTool, words} from '../tool';
import {ToolProblem} from '../toolProblem';

export const checkProxyConfig = defineAskedTool({
  name: 'check_proxy_config',
  title: 'Check a reverse proxy configuration',
  description:
    'Reads a configuration of nginx or Caddy in front of AList and lists faults by line, with the corrected line. The configuration is not stored; leave out passwords and tokens all the same.',
  fields: {
    text: words(
      TEXT_LIMIT,
      'The server block or site of AList, or the whole file.',
    ),
    format: z
      .enum(formats)
      .optional()
      .describe('Guessed from the text if it is not named.'),
  },
  question: 'text',
  cut: 'nothing',
  answer: async (docs, {text, format: named}, locale) => {
    const label = labelsIn(locale);
    const {site} = await docs.facts();
    const format = named ?? formatOf(text);
    if (format === undefined) {
      throw new ToolProblem(
        `This looks like no configuration of ${formats.join(' or ')}. Name the format, or call search_docs for another proxy.`,
      );
    }
    const result = lintProxy(format, text);
    if (result.kind === 'broken') {
      throw new ToolProblem(
        filledText(lintTexts.broken[result.reason][locale], {
          line: String(result.line),
        }),
      );
    }
    const described = ({rule, certainty, line, corrected}: LintFinding) => {
      const what = filledText(lintTexts.rules[rule][locale], namesIn[format]);
      const change =
        corrected === undefined ? '' : `\n  \`${maskSecrets(corrected)}\``;
      return `- ${label('line')} ${line} (${label(certainty)}): ${what}${change}`;
    };
    const findings =
      result.findings.length === 0
        ? [label('noFaults')]
        : result.findings.map(described);
    return [
      ...findings,
      `${site}${addressOf('/guide/install/reverse-proxy', locale)}`,
    ].join('\n');
  },
});
