/** Replaces the classic theme's client-side Prism: code is highlighted at build time. */
export {};
