import type { MatchingPorts } from './matching.ports.ts';
import type { MatchSession } from './session.ts';

/** Matches by answers, and the answers people keep. */
export function createMatching({ sessions }: MatchingPorts) {
  return {
    sessions: (userId: number): Promise<MatchSession[]> => sessions.all(userId),
  };
}

export type Matching = ReturnType<typeof createMatching>;
