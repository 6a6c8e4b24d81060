import type {Code} from 'mdast';
import {parseCodeMeta} from '../../../markdown/code/codeMeta';
import {readChart} from '../../../components/chart/chartOptions';
import {readDiagram} from '../../../components/diagram/diagramSource';
import {chartForm} from './chartForm';
import {paragraph, strong, type Block} from './nodes';

const titled = (title: string | undefined): Block[] =>
  title === undefined ? [] : [paragraph(strong({type: 'text', value: title}))];

/** A fence of a page: drawings with their descriptions, code below its title. What else stands behind the language is for the page alone. */
export function fenceForm({lang, meta, value}: Code): Block[] {
  const said = meta ?? '';
  switch (lang) {
    case 'mermaid': {
      const {title, alt, definition} = readDiagram(value, said);
      return [
        ...titled(title),
        paragraph(alt),
        {type: 'code', lang, value: definition},
      ];
    }
    case 'echarts':
      return chartForm(readChart(value, said));
    default: {
      const {title} = parseCodeMeta(said, value.split('\n').length);
      return [...titled(title), {type: 'code', lang: lang ?? null, value}];
    }
  }
}
