import type { RequestOf } from '../../../contracts/endpoint.ts';
import type { messagesContract } from '../../../contracts/messages/messages.contract.ts';
import type { Messages } from '../../../domain/messages/messages.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const messagesRoutes = (messages: Messages): Handlers<typeof messagesContract> => ({
  list: ({ caller, query: { box, cursor } }) => messages.list(caller.user.id, box, cursor),
  start: ({ caller, body: { content, clientId, ...to } }) => messages.start(caller.user.id, startPoint(to), { content, clientId }),
  one: ({ caller, params }) => messages.one(caller.user.id, params.id),
  change: ({ caller, params, body }) => messages.change(caller.user.id, params.id, body),
  messages: ({ caller, params, query }) => messages.page(caller.user.id, params.id, query),
  send: ({ caller, params, body }) => messages.send(caller, params.id, body),
  sendTo: ({ caller, body: { receiverId, ...text } }) => messages.sendTo(caller, receiverId, text),
  read: ({ caller, params, body }) => messages.read(caller.user.id, params.id, body.upToMessageId),
  markUnread: ({ caller, params, body }) => messages.markUnread(caller.user.id, params.id, body.fromMessageId),
  typing: ({ caller, params }) => messages.typing(caller.user.id, params.id),
  remove: ({ caller, params }) => messages.remove(caller.user.id, params.id),
  search: async ({ caller, query }) => ({ items: await messages.search(caller.user.id, query.q) }),
  unreadCount: ({ caller }) => messages.counts(caller.user.id),
  settings: ({ caller }) => messages.settings(caller.user.id),
  changeSettings: ({ caller, body }) => messages.changeSettings(caller.user.id, body),
  blocked: ({ caller }) => messages.blocked(caller.user.id),
  block: ({ caller, body }) => messages.block(caller.user.id, body.userId),
  unblock: ({ caller, params }) => messages.unblock(caller.user.id, params.id),
});

function startPoint({ userId = 0, context, roommateId }: Start): Parameters<Messages['start']>[1] {
  if (roommateId !== undefined) return { roommateId };
  return context ? { serviceId: context.id } : { userId };
}

type Start = Pick<RequestOf<(typeof messagesContract)['start']>['body'], 'userId' | 'context' | 'roommateId'>;
