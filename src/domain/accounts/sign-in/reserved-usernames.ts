import { DomainError } from '../../shared/domain-error.ts';
import { PRODUCT } from '../../shared/product.ts';

/** Names that would pass for the site, its staff or a part of the system. */
const RESERVED = [
  ...[PRODUCT.slug, 'official', 'team', 'staff', 'owner', 'founder', 'ceo', 'admin', 'admins', 'administrator', 'moderator', 'mod', 'mods'],
  ...['support', 'help', 'helpdesk', 'service', 'info', 'contact', 'feedback', 'news', 'press', 'billing', 'sales', 'trust', 'safety'],
  ...['security', 'abuse', 'privacy', 'legal', 'webmaster', 'hostmaster', 'postmaster', 'noreply', 'mailer', 'newsletter'],
  ...['root', 'system', 'sysadmin', 'superuser', 'operator', 'daemon', 'bot', 'api', 'www', 'server', 'null', 'undefined'],
  ...['anonymous', 'guest', 'user', 'users', 'everyone', 'nobody', 'deleted', 'deleteduser'],
];

/** One sign for all that look like it. */
const LOOK_ALIKES = [
  [/[il1]/g, 'i'],
  [/[o0]/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
] as const;

const plain = (username: string): string =>
  LOOK_ALIKES.reduce((text, [looks, sign]) => text.replace(looks, sign), username.toLowerCase().replace(/[._]/g, ''));

const PLAIN_RESERVED = new Set(RESERVED.map(plain));
const PRODUCT_FIRST = new RegExp(`^${plain(PRODUCT.slug)}`);
const PRODUCT_LAST = new RegExp(`${plain(PRODUCT.slug)}$`);

export const RESERVED_WORDS = 'This username is reserved. Choose another one';

/** True also for look-alikes ("adm1n", "a.d.m.i.n") and with the name of the product ("alma.support"). */
export function isReservedUsername(username: string): boolean {
  const text = plain(username);
  return [text, text.replace(PRODUCT_FIRST, ''), text.replace(PRODUCT_LAST, '')].some((part) => PLAIN_RESERVED.has(part));
}

/** Words that no person has as a name. "Press" and "Trust" are names, so others count only with the name of the product. */
const STAFF_NAMES = new Set(
  ['staff', 'admin', 'admins', 'administrator', 'moderator', 'moderators', 'official', 'helpdesk', 'webmaster', 'sysadmin'].map(plain),
);

/** Whether a name would pass for staff or a part of the site, such as "Alma Staff", "Moderator" and "Deleted User". */
export function isReservedName({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const letters = (text: string) => text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = `${firstName} ${lastName}`.split(/\s+/).map((word) => plain(letters(word)));
  const hasProduct = (word: string) => PRODUCT_FIRST.test(word) && word.replace(PRODUCT_FIRST, '') !== '';
  return (
    words.some((word) => STAFF_NAMES.has(word) || (hasProduct(word) && isReservedUsername(word))) ||
    (words.length > 1 && isReservedUsername(letters(firstName + lastName)))
  );
}

/** Throws `invalid` with the fault at the field `username`. */
export function refuseReservedUsername(username: string): void {
  if (!isReservedUsername(username)) return;
  throw new DomainError('invalid', 'username.reserved', `${RESERVED_WORDS}.`, [{ path: 'username', message: RESERVED_WORDS }]);
}
