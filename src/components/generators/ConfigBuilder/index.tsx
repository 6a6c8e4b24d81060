import {lazy, type ComponentType, type ReactNode} from 'react';
import {isFirstPageComing} from '../../../hooks/firstPage';
import {needForPage} from '../../../lib/pageNeeds';
import {NearSlice} from '../../page/NearSlice';
// What it looks like is there before it is.
import '../parts/styles.module.css';
import type {BuilderProps} from './Builder';

const load = async () => import('./Builder');

let Builder: ComponentType<BuilderProps> = lazy(load);

// A page that a link leads to brings it along: coming later, it would move what the reader looks for below it.
if (!isFirstPageComing()) {
  needForPage(
    load().then(({default: Loaded}) => {
      Builder = Loaded;
    }),
  );
}

/** Writes a config.json, or the variables in its place, with only what differs from the defaults. */
export function ConfigBuilder(props: BuilderProps): ReactNode {
  return (
    <NearSlice>
      <Builder {...props} />
    </NearSlice>
  );
}
