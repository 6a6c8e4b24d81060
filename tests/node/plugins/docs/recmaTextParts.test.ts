import {evaluate} from '@mdx-js/mdx';
import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {jsx, jsxs} from 'react/jsx-runtime';
import {recmaTextParts} from '../../../../src/plugins/docs/recmaTextParts';

/** A text as a reader gets it, whose parts are made if they are shown. */
async function textOf(source: string, isShown = true): Promise<string> {
  const made: string[] = [];
  const part = ({content}: {content: () => ReactNode[]}) =>
    isShown ? createElement('section', null, ...content()) : null;
  const {default: Text} = await evaluate(source, {
    Fragment,
    jsx,
    jsxs,
    recmaPlugins: [recmaTextParts],
  });
  const html = renderToStaticMarkup(
    createElement(Text, {
      components: {
        TextPart: part,
        LaterText: part,
        Note: () => {
          made.push('note');
          return 'A note.';
        },
      },
    }),
  );
  expect(made).toEqual(isShown && source.includes('<Note') ? ['note'] : []);
  return html.replaceAll('\n', '');
}

test('a part has what is written in it, one thing or several', async () => {
  expect(await textOf('<TextPart>\nOne.\n</TextPart>')).toBe(
    '<section><p>One.</p></section>',
  );
  expect(
    await textOf(
      '<TextPart>\n## Two\n\nWith *words*.\n\n<Note />\n</TextPart>',
    ),
  ).toBe('<section><h2>Two</h2><p>With <em>words</em>.</p>A note.</section>');
});

test('a part in another one is a part', async () => {
  expect(
    await textOf(
      '<LaterText>\n<TextPart>\nOne.\n</TextPart>\n\n<TextPart>\nTwo.\n</TextPart>\n</LaterText>',
    ),
  ).toBe(
    '<section><section><p>One.</p></section><section><p>Two.</p></section></section>',
  );
});

test('nothing of a part is made that is not shown', async () => {
  expect(await textOf('<TextPart>\n<Note />\n</TextPart>', false)).toBe('');
});

test('other elements have their content at once', async () => {
  expect(await textOf('<div>\n# One\n</div>')).toBe('<div><h1>One</h1></div>');
});

test('a part of a value is that value, and one of a remark is empty', async () => {
  expect(await textOf("<TextPart>\n{'Worked out.'}\n</TextPart>")).toBe(
    '<section>Worked out.</section>',
  );
  expect(await textOf('<TextPart>\n{/* a remark */}\n</TextPart>')).toBe(
    '<section></section>',
  );
});

test('a part with something else than content is none that the site writes', async () => {
  await expect(textOf('<TextPart of="it">One.</TextPart>')).rejects.toThrow(
    '<TextPart>: found other properties than children',
  );
});
