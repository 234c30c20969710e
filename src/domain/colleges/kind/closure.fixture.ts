import type { Closure } from './closures.ts';

export function aClosure(overrides: Partial<Closure> = {}): Closure {
  return {
    unitId: 1,
    name: 'Example College',
    closed: '2024-06',
    kind: 'closed',
    successorUnitId: null,
    source: { publisher: 'Example News', title: 'The college closes', date: '2024-01-31', url: 'https://news.example/closes' },
    checked: '2026-11-22',
    isReviewed: false,
    ...overrides,
  };
}
