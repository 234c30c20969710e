/** Remembers what was made under a key, and forgets what nobody asked for the longest once there are more than `limit`. */
export function createMemory<T>(limit: number) {
  const held = new Map<string, T>();
  return {
    recall(key: string, make: () => T): T {
      const value = held.get(key) ?? make();
      held.delete(key);
      held.set(key, value);
      const oldest = held.keys().next();
      if (held.size > limit && oldest.done === false) held.delete(oldest.value);
      return value;
    },
  };
}
