import {translate} from '@docusaurus/Translate';

export const columnNames = {
  field: () => translate({message: 'Field'}),
  key: () => translate({message: 'Key'}),
  type: () => translate({message: 'Type'}),
  default: () => translate({message: 'Default'}),
  meaning: () => translate({message: 'Meaning'}),
};

/** Short messages in the cells of the tables. */
export const words = {
  required: () => translate({message: 'Required'}),
  since: (version: string) =>
    translate({message: 'Since {version}'}, {version}),
  oneOf: () => translate({message: 'One of:'}),
  empty: () => translate({message: 'empty'}),
  builtIn: () => translate({message: 'filled in by AList'}),
  sample: () => translate({message: 'a sample to replace'}),
  generated: () => translate({message: 'made at first start'}),
  noVariable: () => translate({message: 'no variable'}),
};
