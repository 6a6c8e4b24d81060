import type {DemoProps} from './readDemo';

/** A site where readers can edit a demo: the action of its form, and the fields. */
export interface Playground {
  name: string;
  action: string;
  fields: Record<string, string>;
}

/** JSFiddle's id of plain JavaScript. */
const PLAIN_JAVASCRIPT = '3';

/** CodePen's open editors: 1 for each of the three that has code. */
const editors = ({html, css, js}: DemoProps['code']) =>
  [html, css, js].map((text) => (text === '' ? '0' : '1')).join('');

/** The playgrounds for a demo, with the fields of each one's API. */
export function playgroundsFor({
  title,
  code,
}: Pick<DemoProps, 'title' | 'code'>): Playground[] {
  const {html, css, js} = code;
  return [
    {
      name: 'JSFiddle',
      action: 'https://jsfiddle.net/api/post/library/pure/',
      fields: {
        html,
        js,
        css,
        wrap: '1',
        panel_js: PLAIN_JAVASCRIPT,
        resources: '',
      },
    },
    {
      name: 'CodePen',
      action: 'https://codepen.io/pen/define',
      fields: {
        data: JSON.stringify({
          title,
          html,
          css,
          js,
          html_pre_processor: 'none',
          css_pre_processor: 'none',
          js_pre_processor: 'none',
          css_external: '',
          js_external: '',
          layout: 'left',
          editors: editors(code),
        }),
      },
    },
  ];
}
