import {useCallback, useSyncExternalStore} from 'react';
import type {StorageArea, StorageKey} from '../../config/storageKeys';
import type {StoredValue} from '../storedValue';

/** Values that the browser refused to store or to read: they last until the page is left. */
const memory = new Map<string, string>();

/** Called on each change in this page; other tabs use the browser's storage event. */
const listeners = new Set<() => void>();

const memoryKey = ({area, key}: StorageKey) => `${area}:${key}`;

/** @throws DOMException where the browser denies the site its storage */
function areaOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function readText(place: StorageKey): string | null {
  const remembered = memory.get(memoryKey(place));
  if (remembered !== undefined) {
    return remembered;
  }
  try {
    return areaOf(place.area).getItem(place.key);
  } catch {
    return null;
  }
}

/** The stored value, or its fallback where there is none, none that is valid, or no storage. */
export function readStored<T>(value: StoredValue<T>): T {
  const text = readText(value);
  return (text === null ? undefined : value.parse(text)) ?? value.fallback;
}

function notifyListeners(): void {
  listeners.forEach((listener) => listener());
}

/** Stores a value; where the browser refuses, it lasts until the page is left. Returns whether it can be read again later. */
export function writeStored<T>(value: StoredValue<T>, next: T): boolean {
  const text = value.format(next);
  let isKept = true;
  try {
    const area = areaOf(value.area);
    area.setItem(value.key, text);
    // Throws where only reading is refused: the stored value could not be used.
    area.getItem(value.key);
    memory.delete(memoryKey(value));
  } catch {
    isKept = false;
    memory.set(memoryKey(value), text);
  }
  notifyListeners();
  return isKept;
}

/** Removes a value from the storage and from memory. */
export function removeStored(value: StorageKey): void {
  memory.delete(memoryKey(value));
  try {
    areaOf(value.area).removeItem(value.key);
  } catch {
    // What cannot be accessed was not stored.
  }
  notifyListeners();
}

/** The suffixes of everything that is stored under a key with a trailing hyphen. */
export function storedSuffixes({area, key}: StorageKey): string[] {
  try {
    return Object.keys(areaOf(area)).flatMap((name) =>
      name.startsWith(key) ? [name.slice(key.length)] : [],
    );
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A stored value, always the same object, as state that the page and other tabs share. Before hydration it is the fallback. */
export function useStored<T extends string | number | boolean>(
  value: StoredValue<T>,
): [T, (next: T) => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => readStored(value),
    () => value.fallback,
  );
  const set = useCallback((next: T) => writeStored(value, next), [value]);
  return [current, set];
}
