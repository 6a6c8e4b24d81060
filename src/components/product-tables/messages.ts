import {translate} from '@docusaurus/Translate';

/** Column names that several tables share. */
export const columnNames = {
  field: () =>
    translate({
      id: 'facts.column.field',
      message: 'Field',
      description: 'Column of a table of facts',
    }),
  key: () =>
    translate({
      id: 'facts.column.key',
      message: 'Key',
      description: 'Column of a table of facts',
    }),
  type: () =>
    translate({
      id: 'facts.column.type',
      message: 'Type',
      description: 'Column of a table of facts',
    }),
  default: () =>
    translate({
      id: 'facts.column.default',
      message: 'Default',
      description: 'Column of a table of facts',
    }),
  meaning: () =>
    translate({
      id: 'facts.column.meaning',
      message: 'Meaning',
      description: 'Column of a table of facts',
    }),
};

/** Short messages in the cells of the tables. */
export const words = {
  required: () =>
    translate({
      id: 'facts.required',
      message: 'Required',
      description: 'Mark of a field that must be filled in',
    }),
  since: (version: string) =>
    translate(
      {
        id: 'facts.since',
        message: 'Since {version}',
        description: 'First release that has a fact',
      },
      {version},
    ),
  oneOf: () =>
    translate({
      id: 'facts.oneOf',
      message: 'One of:',
      description: 'Before the allowed values of a field',
    }),
  empty: () =>
    translate({
      id: 'facts.empty',
      message: 'empty',
      description: 'The value of an option that is empty',
    }),
  builtIn: () =>
    translate({
      id: 'facts.builtIn',
      message: 'filled in by AList',
      description: 'In place of a default that is not recorded',
    }),
  sample: () =>
    translate({
      id: 'facts.sample',
      message: 'a sample to replace',
      description: 'In place of a default that is an example',
    }),
  generated: () =>
    translate({
      id: 'facts.generated',
      message: 'made at first start',
      description: 'In place of a default that the product makes',
    }),
  noVariable: () =>
    translate({
      id: 'facts.noVariable',
      message: 'no variable',
      description: 'A key that no environment variable sets',
    }),
};
