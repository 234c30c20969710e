/** Groups items by key, in order of first occurrence. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the group of its key. */
export function addToGroup<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** A record with one value for each key. */
export function recordOf<K extends string, T>(keys: readonly K[], valueOf: (key: K) => T): Record<K, T> {
  const record: Partial<Record<K, T>> = {};
  for (const key of keys) record[key] = valueOf(key);
  return record as Record<K, T>;
}
