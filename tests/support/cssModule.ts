/** Every class of a CSS module is its own name: `styles.title` is `'title'`. */
const classNames = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => (typeof name === 'string' ? name : undefined),
  },
);

export default classNames;
