/** Text that only one library's code contains, however it is minified. */
export const libraryMarks = {
  mermaid: /securityLevel|langium|cytoscape/,
  echarts: /registerPostUpdate/,
  'echarts-for-react': /echarts-for-react /,
  'react-player': /canEnablePIP/,
  'hls.js': /hlsDestroying/,
  'dash.js': /CmcdController/,
  'mpegts.js': /TSDemuxer/,
  photoswipe: /pswp__/,
  '@docsearch/react': /DocSearch-Modal/,
} as const satisfies Record<string, RegExp>;

/** The name of a library's script, made of the paths of its files; the main script lists such names and contains none of the code. */
const scriptName = /[\w.-]*node_modules_[\w.-]*/g;

interface Script {
  name: string;
  code: string;
}

interface LibraryPlace<S extends Script> {
  library: string;
  scripts: readonly S[];
  /** Those that the HTML of pages includes, so that every reader loads them. */
  everywhere: readonly string[];
}

/**
 * Where each library is in a built site.
 *
 * @param named scripts that the HTML of a page includes
 */
export function placeLibraries<S extends Script>(
  marks: Readonly<Record<string, RegExp>>,
  scripts: readonly S[],
  named: ReadonlySet<string>,
): LibraryPlace<S>[] {
  return Object.entries(marks).map(([library, mark]) => {
    const own = scripts.filter(({code}) =>
      mark.test(code.replaceAll(scriptName, '')),
    );
    return {
      library,
      scripts: own,
      everywhere: own.map(({name}) => name).filter((name) => named.has(name)),
    };
  });
}

export function placementProblems(
  places: readonly LibraryPlace<Script>[],
): string[] {
  return places.flatMap(({library, scripts, everywhere}) => [
    ...(scripts.length === 0
      ? [
          `found ${library} in no script, expected it in at least one; fix: its mark in scripts/libraries/places.ts, or take it out there`,
        ]
      : []),
    ...everywhere.map(
      (name) =>
        `found ${library} in ${name}, which every page loads, expected a script of its own; fix: import() it where it is used`,
    ),
  ]);
}
