/** A web address in a text, by its place. */
export interface TextLink {
  start: number;
  end: number;
  /** Starts with http:// or https://. */
  href: string;
}

/** Characters without a shape: they split words and turn the direction of a text. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const PAYMENT = [
  /\bgift\s*cards?\b/,
  /\b(wire|wiring|wired)\b/,
  /\b(zelle|venmo|pay\s?pal|money\s?gram|cash\s?app)\b/,
  /\bwestern\s?union\b/,
  /\b(crypto(currency|currencies)?|bitcoins?|btc|ethereum|usdt)\b/,
  /\b(money\s+order|cashier'?s\s+che(ck|que))\b/,
  /\bdeposit\b.{0,60}\b(before|first|in\s+advance|up\s?front)\b/,
  /\b(before|first)\b.{0,60}\bdeposit\b/,
  /\b(send|transfer|pay|lend|give)\b.{0,20}\b(money|cash|payment|deposit|funds)\b/,
] as const;

/** Whether a text speaks of a payment that swindlers like, because it cannot be taken back. A warning follows, so it may be wrong. */
export function mentionsPayment(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('’', "'").replace(/\s+/g, ' ').toLowerCase();
  return PAYMENT.some((pattern) => pattern.test(plain));
}

const ADDRESS = /https?:\/\/[^\s<>"'`\\^{|}\u0000-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gi;
/** A name with a dot or localhost, or a number, and a port. An account name before the host could hide the host. */
const HOST =
  /^https?:\/\/(?=[^/?#@]{1,255}(?:[/?#]|$))(?:\[[\da-f:.]+\]|[\p{L}\p{M}\d](?:[\p{L}\p{M}\d.-]*[\p{L}\p{M}\d])?\.?)(?::\d{1,5})?(?:[/?#]|$)/iu;

/** The http and https addresses of a text, in order. They do not overlap. The sign that ends a sentence is not part of an address. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const href = withoutEnding(found);
    return HOST.test(href) ? [{ start: index, end: index + href.length, href }] : [];
  });
}

function withoutEnding(found: string): string {
  let href = found;
  for (;;) {
    const last = href.at(-1) ?? '';
    const isUnopened = last === ')' && !href.includes('(');
    if (!isUnopened && !/[.,;:!?\]…。，]/u.test(last)) return href;
    href = href.slice(0, -1);
  }
}
