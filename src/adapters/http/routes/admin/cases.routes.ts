import { z } from 'zod';
import type { casesCalls } from '../../../../contracts/admin/moderation/cases.calls.ts';
import { cases as resource } from '../../../../contracts/admin/moderation/cases.resource.ts';
import type { Caller } from '../../../../domain/accounts/user.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import type { Cases } from '../../../../domain/moderation/cases.use-cases.ts';
import type { Messages } from '../../../../domain/messages/messages.use-cases.ts';
import { json } from '../../answer/json.ts';
import { Reply } from '../../answer/reply.ts';
import type { Handlers } from '../../mount.ts';

interface Request {
  params: { id: number };
  version: number;
  caller: Caller;
}

/** What moderators do with a case. A change answers with the changed case. */
export function casesRoutes(cases: Cases, messages: Pick<Messages, 'start'>, records: Pick<Records, 'one'>): Handlers<typeof casesCalls> {
  const editOf = ({ params, version, caller }: Request) => ({ id: params.id, version, moderatorId: caller.user.id });
  const answer = async ({ params }: Request) => {
    const record = (await records.one('cases', String(params.id))) as unknown as z.output<typeof resource.spec.record>;
    return new Reply(json(z.encode(resource.spec.record, record)), ['ETag', `"${record.version}"`]);
  };
  return {
    async claimCase(request) {
      await cases.claim(editOf(request));
      return answer(request);
    },
    async releaseCase(request) {
      await cases.release(editOf(request), request.body.isWaiting);
      return answer(request);
    },
    async decideCase(request) {
      await cases.decide(editOf(request), request.body);
      return answer(request);
    },
    async undoCase(request) {
      await cases.undo(editOf(request), request.body.note);
      return answer(request);
    },
    async decideAppeal(request) {
      await cases.decideAppeal(editOf(request), request.body);
      return answer(request);
    },
    async writeAboutCase({ params, caller, body: { reportId, ...text } }) {
      const personId = await cases.recipient(params.id, caller.user.id, reportId);
      const { conversation } = await messages.start(caller.user.id, { caseId: params.id, personId, reportId }, text);
      return { conversationId: conversation.id };
    },
    caseEvidence: ({ params, caller }) => cases.evidence(params.id, caller.user.id),
  };
}
