const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The moment that came along from deleting an account, in words; undefined where nothing sensible came. */
export function restorableUntil(state: unknown): string | undefined {
  const { restorableUntil: until } = (state ?? {}) as { restorableUntil?: unknown };
  const time = typeof until === 'string' ? new Date(until) : undefined;
  return time && !Number.isNaN(time.getTime()) ? TIME.format(time) : undefined;
}
