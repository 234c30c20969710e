import type { reportsContract } from '../../../contracts/moderation/reports.contract.ts';
import type { Caller } from '../../../domain/accounts/user.ts';
import type { Reports } from '../../../domain/moderation/reports.use-cases.ts';
import type { Handlers } from '../mount.ts';

export interface Staff {
  /** Emails the admins that this user asks for access. */
  requestAccess(caller: Caller, message?: string): Promise<void>;
}

const APPEALED = { message: 'We have received your appeal. Another member of staff decides about it.' };

export const reportsRoutes = (reports: Reports, staff: Staff): Handlers<typeof reportsContract> => ({
  async send({ caller, body }) {
    if (body.type === 'access_request') {
      const { id } = caller.user;
      await reports.send({ reporterId: id, kind: 'access', targetId: id, reason: 'other', message: body.message ?? '' });
      await staff.requestAccess(caller, body.message);
      return { message: 'We sent your request to the admins. They will answer by email.' };
    }
    const { type: kind, id: targetId, reason, message = '' } = body;
    await reports.send({ reporterId: caller.user.id, kind, targetId, reason, message });
    return { message: 'Thank you. We look at your report and tell you what we found.' };
  },
  own: ({ caller }) => reports.own(caller.user.id),
  notices: ({ caller }) => reports.notices(caller.user.id),
  readNotice: ({ caller, params }) => reports.readNotice(caller.user.id, params.id),
  async appeal({ caller, params, body }) {
    await reports.appeal(caller.user.id, params.id, body.text);
    return APPEALED;
  },
  async appealByLink({ body }) {
    await reports.appealByLink(body.token, body.text);
    return APPEALED;
  },
  figures: () => reports.figures(),
});
