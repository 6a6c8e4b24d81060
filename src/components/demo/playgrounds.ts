import type {DemoProps} from './readDemo';

/** A site on which readers change a demo: where its form goes, and what the form holds. */
export interface Playground {
  name: string;
  action: string;
  fields: Record<string, string>;
}

/** The number under which JSFiddle knows plain JavaScript. */
const PLAIN_JAVASCRIPT = '3';

/** What CodePen shows: 1 for each of its three editors that has something to show. */
const editors = ({html, css, js}: DemoProps['code']) =>
  [html, css, js].map((text) => (text === '' ? '0' : '1')).join('');

/** The playgrounds that can open a demo, with the fields that each one's interface names. */
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
