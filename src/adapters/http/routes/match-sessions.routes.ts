import type { matchingContract } from '../../../contracts/matching.contract.ts';
import type { MatchSessions } from '../../../domain/matching/sessions.use-cases.ts';
import type { Handlers } from '../mount.ts';

type Saved = Pick<Handlers<typeof matchingContract>, 'sessions' | 'save' | 'remove'>;

export const matchSessionsRoutes = (sessions: MatchSessions): Saved => ({
  sessions: ({ caller }) => sessions.all(caller.user.id),
  save: ({ caller, body }) => sessions.save(caller.user.id, body),
  remove: ({ caller, params }) => sessions.remove(caller.user.id, params.id),
});
