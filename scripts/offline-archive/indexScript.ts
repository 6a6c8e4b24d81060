/** The function through which the files of the index come: scripts are what a page on a disk may load. */
export const RECEIVER = 'alistDocsBoxFile';

/** The script that carries a file of the search index. */
export function scriptName(file: string): string {
  return file.replace(/\.json$/, '.js');
}

/** @param json content of the file */
export function indexScript(file: string, json: string): string {
  return `${RECEIVER}(${JSON.stringify(file)},${json});\n`;
}
