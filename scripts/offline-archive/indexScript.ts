/** The global function that the files of the index call: a page opened from a disk can only load scripts. */
export const INDEX_CALLBACK_NAME = 'alistDocsBoxFile';

export function scriptName(file: string): string {
  return file.replace(/\.json$/, '.js');
}

export function indexScript(file: string, json: string): string {
  return `${INDEX_CALLBACK_NAME}(${JSON.stringify(file)},${json});\n`;
}
