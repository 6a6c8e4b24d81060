import {matchPath} from 'react-router-dom';
import literalPath from '../../../../src/plugins/page-weight/literalPath';

const flags = [true, false];
const rules = flags.flatMap((end) =>
  flags.flatMap((strict) =>
    flags.map((sensitive) => ({end, strict, sensitive})),
  ),
);

test.each(['/', '/guide/', '/guide/a', '/zh/guide/a.html', '*'])(
  'the route %s takes the addresses that it takes with the library',
  (path) => {
    const addresses = ['/', '/guide', '/guide/', '/guide/a', '/guide/a/', '/A'];
    const more = [
      '/guide/ab',
      '/GUIDE/a',
      '/zh/guide/a.html',
      '/zh/guide/a-html',
    ];
    for (const {end, strict, sensitive} of rules) {
      const taken = (address: string) => {
        const found = literalPath(path, [], {end, strict, sensitive}).exec(
          address,
        );
        return found !== null && (!end || found[0] === address);
      };
      const all = [...addresses, ...more];
      expect(all.filter(taken)).toEqual(
        all.filter(
          (address) =>
            matchPath(address, {path, exact: end, strict, sensitive}) !== null,
        ),
      );
    }
  },
);
