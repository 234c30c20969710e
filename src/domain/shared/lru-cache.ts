/** A cache of at most `limit` values. It evicts the least recently used value. */
export function createLruCache<T>(limit: number) {
  const values = new Map<string, T>();
  return {
    getOrCreate(key: string, create: () => T): T {
      const value = values.get(key) ?? create();
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next();
      if (values.size > limit && oldest.done === false) values.delete(oldest.value);
      return value;
    },
  };
}
