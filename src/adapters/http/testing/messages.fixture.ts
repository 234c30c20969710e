import { randomUUID } from 'node:crypto';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { messagesContract } from '../../../contracts/messages/messages.contract.ts';
import type { DatabaseApp, SignedInWire } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';
import { newService } from './services.fixture.ts';

type Wire<K extends keyof typeof messagesContract> = WireOf<(typeof messagesContract)[K]>;
export type ConversationWire = Wire<'one'>;
export type MessageWire = Wire<'send'>;

/** A signed-up person who calls the API. */
export interface Member {
  id: number;
  token: string;
  email: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  read<T>(path: string): Promise<T>;
  send(conversationId: number, content: string, clientId?: string): Promise<Response>;
  messages(conversationId: number, query?: string): Promise<Wire<'messages'>>;
  list(box?: string): Promise<ConversationWire[]>;
}

/** Signs up a person with a verified address. `row` replaces columns of the account. */
export async function newMember(app: DatabaseApp, row: object = {}, overrides: object = {}): Promise<Member> {
  const signedIn = await app.register(overrides);
  await app
    .db('users')
    .where({ id: signedIn.user.id })
    .update({ email_verified: true, created_at: app.db.raw("now() - interval '30 days'"), ...row });
  return memberOf(app, signedIn);
}

export function memberOf(app: DatabaseApp, { token, user }: SignedInWire): Member {
  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, token);
  const read = async <T>(path: string) => (await (await call('GET', path)).json()) as T;
  return {
    id: user.id,
    token,
    email: user.email,
    call,
    read,
    send: (id, content, clientId = randomUUID()) => call('POST', `/api/conversations/${id}/messages`, { content, clientId }),
    messages: (id, query = '') => read(`/api/conversations/${id}/messages${query}`),
    list: async (box = 'inbox') => (await read<Wire<'list'>>(`/api/conversations?box=${box}`)).items,
  };
}

/** The body of a first message to the provider of a service. */
export const firstMessage = (serviceId: number, content = 'Is there a place left?') => ({
  context: { kind: 'service', id: serviceId },
  content,
  clientId: randomUUID(),
});

/** Sends a first message to a new provider. */
export async function startConversation(app: DatabaseApp, sender: Member, provider?: Member) {
  const receiver = provider ?? (await newMember(app, { account_type: 'provider' }, { firstName: 'Grace', lastName: 'Hopper' }));
  const service = await newService(app, { owner_id: receiver.id });
  const response = await sender.call('POST', '/api/conversations', firstMessage(service.id));
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  const { conversation, message } = (await response.json()) as Wire<'start'>;
  return { id: conversation.id, conversation, message, provider: receiver, service };
}

/** A successful call of every endpoint about messages. */
export function messageSamples(app: DatabaseApp): Record<string, () => Sample | Promise<Sample>> {
  const state = { id: 0, messageId: 0, providerId: 0, token: '', providerToken: '' };
  const as = () => state.token;
  const asProvider = () => state.providerToken;
  const at = (rest = '') => `/api/conversations/${state.id}${rest}`;
  return {
    'messages.start': async () => {
      const [person, provider] = [await newMember(app), await newMember(app)];
      Object.assign(state, { token: person.token, providerId: provider.id, providerToken: provider.token });
      const service = await newService(app, { owner_id: provider.id });
      const keep = (answer: unknown) => {
        const { conversation, message } = answer as Wire<'start'>;
        Object.assign(state, { id: conversation.id, messageId: message.id });
      };
      return { body: firstMessage(service.id), as, keep };
    },
    'messages.send': () => ({ path: at('/messages'), body: { content: 'Yes.', clientId: randomUUID() }, as: asProvider }),
    'messages.sendTo': () => ({ body: { receiverId: state.providerId, content: 'Good.' }, as }),
    'messages.list': () => ({ as }),
    'messages.one': () => ({ path: at(), as }),
    'messages.messages': () => ({ path: at('/messages?limit=2'), as }),
    'messages.search': () => ({ path: '/api/messages/search?q=good', as }),
    'messages.read': () => ({ path: at('/read'), body: { upToMessageId: state.messageId }, as: asProvider }),
    'messages.markUnread': () => ({ path: at('/unread'), body: { fromMessageId: state.messageId }, as: asProvider }),
    'messages.unreadCount': () => ({ as: asProvider }),
    'messages.typing': () => ({ path: at('/typing'), as }),
    'messages.change': () => ({ path: at(), body: { isMuted: true }, as }),
    'messages.remove': () => ({ path: `/api/messages/${state.messageId}`, as }),
    'messages.changeSettings': () => ({ body: { hasEmails: false, showsTyping: true }, as }),
    'messages.settings': () => ({ as }),
    'messages.block': () => ({ body: { userId: state.providerId }, as }),
    'messages.blocked': () => ({ as }),
    'messages.unblock': () => ({ path: `/api/blocks/${state.providerId}`, as }),
  };
}
