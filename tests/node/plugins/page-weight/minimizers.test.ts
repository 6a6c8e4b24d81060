import {minimizers} from '../../../../src/plugins/page-weight/minimizers';

class SwcJsMinimizerRspackPlugin {
  constructor(readonly options: object) {}
}

test('Chinese characters stay one character each in a script, and the minimizer of style sheets stays as it is', () => {
  const sheets = {apply: () => undefined};
  const found = minimizers(
    {
      optimization: {
        minimizer: [new SwcJsMinimizerRspackPlugin({}) as never, sheets],
      },
    },
    {SwcJsMinimizerRspackPlugin},
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toHaveProperty(
    'options.minimizerOptions.format.ascii_only',
    false,
  );
  expect(found[1]).toBe(sheets);
});

test('where nothing is made small, nothing is', () => {
  expect(minimizers({}, {SwcJsMinimizerRspackPlugin})).toEqual([]);
});
