import {screen} from '@testing-library/react';
import {ConfigBuilder} from '../../../../../src/components/generators/config/ConfigBuilder';
import {propsFor} from '../../../../support/facts';
import {renderOnSite} from '../../../../support/renderOnSite';

const props = propsFor(ConfigBuilder, 'ConfigBuilder');
// Queries in a form with all keys are slow.
const fields = props.fields.filter(({key}) =>
  ['jwt_secret', 'scheme.http_port', 'temp_dir'].includes(key),
);
const builder = <ConfigBuilder {...props} fields={fields} />;

const address = (entered: Record<string, string>) =>
  `/config?${new URLSearchParams(entered).toString()}`;

test('a link crafted to add a command adds none, and its answer is shown with the problem', () => {
  const {container} = renderOnSite(
    builder,
    address({temp_dir: '/tmp\nExecStartPre=/bin/false'}),
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'temp_dir: /tmp⟨U+000A⟩ExecStartPre=/bin/false There is a line break (U+000A) in this value. Write it in one line of visible characters. Until then the default stays.',
  );
  const files = Array.from(container.querySelectorAll('pre'), (block) =>
    block.textContent.trim(),
  );
  expect(files).toEqual(['{}', 'environment: []', '[Service]']);
});

test.each([
  ['a control character (U+0007)', '\u0007'],
  ['a character that turns the direction of text (U+202E)', '\u202e'],
])(
  'a visitor who pastes %s sees which character it is',
  async (name, character) => {
    const {user} = renderOnSite(builder, '/config');
    const field = screen.getByLabelText('temp_dir');
    await user.click(field);
    await user.paste(`/tmp${character}x`);
    expect(field).toHaveAccessibleDescription(
      `There is ${name} in this value. Write it in one line of visible characters. Until then the default stays.`,
    );
  },
);

test('a visitor sees each key of a link with its value, and none of its secrets', async () => {
  const {user} = renderOnSite(
    builder,
    address({
      'scheme.http_port': '8080',
      temp_dir: '/srv/a "b"',
      jwt_secret: 'x',
    }),
  );
  const answers = () =>
    screen.queryAllByRole('listitem').map((item) => item.textContent.trim());
  expect(answers()).toEqual(['scheme.http_port: 8080', 'temp_dir: /srv/a "b"']);
  await user.click(screen.getByRole('button', {name: /from the defaults/}));
  expect(answers()).toEqual([]);
  expect(screen.getByLabelText('temp_dir')).toHaveValue('');
});
