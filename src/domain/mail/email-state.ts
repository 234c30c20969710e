/** `stored`: no mail server is configured, and the text is kept. `given-up`: the text was erased after the last failure. */
export const EMAIL_STATES = ['waiting', 'sent', 'stored', 'given-up'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** An address that its owner recognizes and others cannot use: a•••@example.edu. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${String.fromCodePoint(address.codePointAt(0) ?? 0)}•••${address.slice(at)}`;
}

/** A message of a mail server, with its addresses masked. */
export const withMaskedAddresses = (text: string): string => text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, maskedAddress);
