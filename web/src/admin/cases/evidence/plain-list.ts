/** A list without bullets. */
export const PLAIN_LIST = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' } as const;
