import {format, resolveConfig} from 'prettier';

/** The text of a file as the formatter wants it. */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, {...(await resolveConfig(file)), filepath: file});
}
