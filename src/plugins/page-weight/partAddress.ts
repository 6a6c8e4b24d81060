/** What the bundler keeps for a page that runs; not there in tests. */
declare const __webpack_require__: {gca?: (part: string) => string};
declare const __webpack_get_script_filename__: (script: string) => string;
declare const __webpack_public_path__: string;

// Docusaurus asks this for the address of a part. Scripts are called like their parts, so no table has to tell; the preview has one.
if (typeof __webpack_require__ !== 'undefined') {
  __webpack_require__.gca ??= (part) =>
    __webpack_public_path__ + __webpack_get_script_filename__(part);
}
