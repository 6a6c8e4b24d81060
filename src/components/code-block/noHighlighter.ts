/** Takes the place of the classic theme's client-side Prism: code gets its colours at build time. */
export {};
