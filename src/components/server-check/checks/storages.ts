import {dataOf} from '../fetching/observation';
import {labelled} from '../../../lib/punctuation';
import {MESSAGE_LIMIT} from '../fetching/answers';
import type {Check, Finding} from './check';

/** The status of a storage that works. Any other one is an error message. */
const WORKING = 'work';

/** More than fit into a finding. */
const SHOWN = 20;

/** What AList itself says of its storages, and of building the search index. */
export const storages: Check = {
  id: 'storages',
  asks: 'token',
  needs: ['settings', 'adminStorages'],
  evaluate: (seen) => {
    const stored = dataOf(seen, 'adminStorages')?.content ?? [];
    const all = stored.filter(({disabled}) => !disabled);
    const failing = all.filter(({status}) => status !== WORKING);
    const count = all.length;
    if (count === 0) {
      return [{id: 'storages.none'}];
    }
    const findings: Finding[] = [];
    if (failing.length > 0) {
      findings.push({
        id: 'storages.failing',
        values: {count},
        numbers: {storages: count, failing: failing.length},
        items: failing
          .slice(0, SHOWN)
          .map(({mount_path: path, driver}) =>
            labelled(driver.slice(0, 60), path.slice(0, 200)),
          ),
        messages: failing
          .slice(0, SHOWN)
          .map(({status}) => status.slice(0, MESSAGE_LIMIT)),
      });
    }
    const off = stored.filter(({disabled}) => disabled);
    if (off.length > 0) {
      findings.push({
        id: 'storages.disabled',
        values: {count: off.length},
        numbers: {disabled: off.length},
        items: off
          .slice(0, SHOWN)
          .map(({mount_path: path}) => path.slice(0, 200)),
      });
    }
    const index = dataOf(seen, 'adminIndex');
    const error = index?.error ?? '';
    const isSearched = dataOf(seen, 'adminSettings')?.some(
      ({key, value}) =>
        key === 'search_index' && /^(?:database|bleve|meilisearch)/.test(value),
    );
    if (error === '' && isSearched && index?.is_done && index.obj_count === 0) {
      findings.push({id: 'storages.indexEmpty'});
    }
    if (error !== '') {
      findings.push({
        id: 'storages.index',
        messages: [error.slice(0, MESSAGE_LIMIT)],
      });
    }
    return findings.length === 0
      ? [{id: 'storages.fine', values: {count}}]
      : findings;
  },
};
