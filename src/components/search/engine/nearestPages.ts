import type {SearchHit} from '../hit';
import {withLikeNames} from './likeNames';
import type {OpenIndex, OpenPage} from './openIndex';

const MAX_NEAREST = 3;

function hitOf({address, title, groupName}: OpenPage): SearchHit {
  return {
    address,
    kind: 'page',
    group: groupName,
    titles: [[{text: title, isMarked: false}]],
  };
}

/** The pages whose names are most like a query that finds nothing. */
export function nearestPages({pages}: OpenIndex, query: string): SearchHit[] {
  return withLikeNames(
    pages,
    ({title, names}) => [title, ...names],
    query,
    MAX_NEAREST,
  ).map(hitOf);
}
