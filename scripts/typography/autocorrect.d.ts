/** The glue that wasm-bindgen writes for bundlers; the package types its entry alone. */
declare module '@huacnlee/autocorrect/autocorrect_bg.js' {
  export function loadConfig(rules: string): void;
  export function lintFor(
    text: string,
    fileName: string,
  ): {lines: {l: number; c: number; old: string; new: string}[]};
  export function formatFor(text: string, fileName: string): {out: string};
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
