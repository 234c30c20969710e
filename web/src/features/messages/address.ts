import { type Box, BOXES } from '../../api/domain/messages.ts';

/** What the address of the page says. */
export interface MessagesAddress {
  box: Box;
  /** The open conversation. */
  conversation: number | undefined;
  /** The message to show in it. */
  message: number | undefined;
}

/** Reads `?box=requests&c=7&m=12`. */
export function addressOf(search: string): MessagesAddress {
  const params = new URLSearchParams(search);
  const box = BOXES.find((one) => one === params.get('box')) ?? 'inbox';
  return { box, conversation: idOf(params.get('c')), message: idOf(params.get('m')) };
}

const idOf = (text: string | null): number | undefined => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

export function messagesHref({ box, conversation, message }: Partial<MessagesAddress>): string {
  const params = new URLSearchParams({
    ...(conversation !== undefined && { c: String(conversation) }),
    ...(message !== undefined && { m: String(message) }),
    ...(box !== undefined && box !== 'inbox' && { box }),
  }).toString();
  return params === '' ? '/messages' : `/messages?${params}`;
}
