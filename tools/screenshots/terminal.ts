import {spawnSync} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import type {Browser} from '@playwright/test';
import {type ColorMode, PICTURE_WIDTH} from './files';
import type {Terminal} from './schema';

/** Widths in CSS pixels: wide enough for the longest line, as long as a phone can show it legibly. */
const WIDTH = {min: 480, max: 680};

const PADDING = 14;

const FONT_SIZE = 13;

/** How wide a character of the monospaced fonts is, in parts of the font's size. */
const CHARACTER = 0.61;

function widthFor(text: string): number {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  const needed = Math.ceil(longest * FONT_SIZE * CHARACTER) + 2 * PADDING;
  return Math.min(Math.max(needed, WIDTH.min), WIDTH.max);
}

const colors = {
  light: {page: '#f6f8fa', text: '#1f2328', prompt: '#116329'},
  dark: {page: '#0d1117', text: '#e6edf3', prompt: '#7ee787'},
} as const satisfies Record<ColorMode, object>;

function run(command: string, folder: string): string {
  const {status, stdout} = spawnSync('bash', ['-c', `exec 2>&1\n${command}`], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: {PATH: process.env.PATH, HOME: folder},
  });
  if (status !== 0) {
    throw new Error(`${command} ends with ${status ?? 'a signal'}: ${stdout}`);
  }
  return stripVTControlCharacters(stdout).replaceAll(/ +$/gm, '').trimEnd();
}

/** Runs the commands of a picture in a folder. */
export function record(
  {before = [], commands, after = []}: Terminal,
  folder: string,
) {
  before.forEach((command) => run(command, folder));
  const recorded = commands.map((command) => ({
    command,
    output: run(command, folder),
  }));
  after.forEach((command) => run(command, folder));
  return recorded;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws commands and what they printed. */
export async function drawTerminal(
  browser: Browser,
  recorded: ReturnType<typeof record>,
  mode: ColorMode,
): Promise<Buffer> {
  const {page: background, text, prompt} = colors[mode];
  const lines = recorded.map(
    ({command, output}) =>
      `<b>$</b> <strong>${escape(command)}</strong>\n${escape(output)}`,
  );
  const width = widthFor(
    recorded.map(({command, output}) => `$ ${command}\n${output}`).join('\n'),
  );
  const page = await browser.newPage({
    viewport: {width, height: 100},
    deviceScaleFactor: PICTURE_WIDTH / width,
  });
  try {
    await page.setContent(`<!doctype html><style>
      body {margin: 0; background: ${background}; color: ${text}}
      pre {margin: 0; padding: ${PADDING}px; font: ${FONT_SIZE}px/1.5 monospace; white-space: pre-wrap; overflow-wrap: anywhere}
      b {color: ${prompt}}
    </style><pre>${lines.join('\n\n')}</pre>`);
    return await page.locator('pre').screenshot();
  } finally {
    await page.close();
  }
}
