/**
 * Lints texts as if they were files of the project, with its own settings: `node lintTexts.mjs eslint` or `stylelint`. Reads texts and the
 * names of their files from the standard input as JSON. Prints the rules that the settings choose themselves, and those that each text breaks.
 * Both linters load their settings as modules, which Jest cannot.
 */
import {text} from 'node:stream/consumers';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {ESLint} from 'eslint';
import stylelint from 'stylelint';

const settingsOf = async (file) =>
  (await import(pathToFileURL(file).href)).default;

const eslintConfig = await settingsOf('eslint.config.mjs');
const stylelintConfig = await settingsOf('stylelint.config.mjs');

/** ESLint's rule for syntax has a message for each thing that it forbids, which stands for the rule. */
const SYNTAX = 'no-restricted-syntax';

const isOn = ([, options]) => options !== null && options !== 'off';

const namesOf = (blocks) => [
  ...new Set(
    blocks.flatMap(({rules}) =>
      Object.entries(rules)
        .filter(isOn)
        .flatMap(([name, options]) =>
          name === SYNTAX
            ? options.slice(1).map(({message}) => message)
            : [name],
        ),
    ),
  ),
];

const linters = {
  eslint: {
    // Blocks of presets have a name, or apply to every file.
    own: namesOf(
      eslintConfig.filter(
        ({name, files, rules}) => name === undefined && files && rules,
      ),
    ),
    async lint(texts) {
      const eslint = new ESLint();
      const found = [];
      for (const {file, code} of texts) {
        const [result] = await eslint.lintText(code, {filePath: file});
        found.push(
          result.messages.map(({ruleId, message}) =>
            ruleId === SYNTAX || ruleId === null ? message : ruleId,
          ),
        );
      }
      return found;
    },
  },
  stylelint: {
    own: namesOf([stylelintConfig, ...stylelintConfig.overrides]),
    lint: (texts) =>
      Promise.all(
        texts.map(async ({file, code, config}) => {
          const {results} = await stylelint.lint({
            code,
            codeFilename: path.resolve(file),
            ...(config === undefined ? {} : {configFile: path.resolve(config)}),
          });
          return results.flatMap(({warnings}) =>
            warnings.map(({rule}) => rule),
          );
        }),
      ),
  },
};

const {own, lint} = linters[process.argv[2]];
const found = await lint(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify({own, found}));
