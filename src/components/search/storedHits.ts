import {isOwnAddress} from '../../lib/isOwnAddress';

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** DocSearch renders stored texts as HTML; this site stores none with tags. */
const isText = (value: unknown) =>
  typeof value === 'string' && !/[<>]/.test(value);

const isTextOrNothing = (value: unknown) =>
  value === null || value === undefined || isText(value);

function isStoredHit(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.hierarchy)) {
    return false;
  }
  const {objectID, url, type, content, hierarchy} = value;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    isOwnAddress(url) &&
    typeof type === 'string' &&
    /^(?:content|lvl[0-6])$/.test(type) &&
    isTextOrNothing(content) &&
    isText(hierarchy.lvl0) &&
    isText(hierarchy.lvl1) &&
    levels.every((level) => isTextOrNothing(hierarchy[level]))
  );
}

/** The stored hits that DocSearch can show; empty if the stored text is not its own. */
export function validHits(stored: string): unknown[] {
  try {
    const items: unknown = JSON.parse(stored);
    return Array.isArray(items) ? items.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}
