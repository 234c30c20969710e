import type { MatchingPorts } from './matching.ports.ts';

/** Matches by answers. */
export function createMatching(_: MatchingPorts) {
  return {};
}

export type Matching = ReturnType<typeof createMatching>;
