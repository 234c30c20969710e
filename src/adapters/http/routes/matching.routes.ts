import type { matchingContract } from '../../../contracts/matching.contract.ts';
import type { Matching } from '../../../domain/matching/matching.use-cases.ts';
import type { MatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import type { Handlers } from '../mount.ts';
import { matchSessionsRoutes } from './match-sessions.routes.ts';

export const matchingRoutes = (_matching: Matching, sessions: MatchSessions): Handlers<typeof matchingContract> =>
  ({ ...matchSessionsRoutes(sessions) }) as Handlers<typeof matchingContract>;
