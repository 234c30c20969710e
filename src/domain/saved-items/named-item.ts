import { DomainError } from '../shared/domain-error.ts';

/** A kind of item that a user saves under a name, in words for messages. */
export interface SavedKind {
  /** The prefix of its error codes. */
  code: string;
  one: string;
  many: string;
  /** How many items one user may save. */
  limit: number;
}

/** The items of one kind in a transaction. A method only reads and writes those of `userId`. */
export interface NamedRows<Item, New, Change> {
  /** Locks the person's items until the end. Throws `unauthenticated` when the account was deleted after the request began. */
  lock(userId: number): Promise<void>;
  /** Ignoring case. The item `exceptId` does not count. */
  isTaken(userId: number, name: string, exceptId?: number): Promise<boolean>;
  count(userId: number): Promise<number>;
  find(userId: number, id: number): Promise<Item | undefined>;
  add(userId: number, item: New): Promise<Item>;
  /** Undefined values stay. Undefined: there is no such item. */
  change(userId: number, id: number, change: Change): Promise<Item | undefined>;
}

/** Adds an item. Throws `conflict` for a taken name and `refused` at the limit. */
export async function addNamed<Item, New extends { name: string }>(
  kind: SavedKind,
  items: NamedRows<Item, New, never>,
  userId: number,
  item: New,
): Promise<Item> {
  await items.lock(userId);
  if (await items.isTaken(userId, item.name)) refuseName(kind);
  if ((await items.count(userId)) >= kind.limit)
    throw new DomainError('refused', `${kind.code}.full`, `You can have up to ${kind.limit} ${kind.many}. Remove one first.`);
  return items.add(userId, item);
}

/** Changes an item by its state before. Throws `not-found` for an item of another user and `conflict` for a taken name. */
export async function changeNamed<Item, Change extends { name?: string | undefined }>(
  kind: SavedKind,
  items: NamedRows<Item, never, Change>,
  userId: number,
  id: number,
  changeOf: (before: Item) => Change,
): Promise<Item> {
  await items.lock(userId);
  const change = changeOf(known(kind, await items.find(userId, id)));
  if (change.name !== undefined && (await items.isTaken(userId, change.name, id))) refuseName(kind);
  // Removing does not wait for the lock.
  return known(kind, await items.change(userId, id, change));
}

/** Throws `not-found` without an item. */
export function known<T>({ code, one }: SavedKind, item: T | undefined): T {
  if (item === undefined) throw new DomainError('not-found', `${code}.not-found`, `There is no such ${one}.`);
  return item;
}

function refuseName({ code, one }: SavedKind): never {
  const message = `You have a ${one} of this name.`;
  throw new DomainError('conflict', `${code}.name-taken`, message, [{ path: 'name', message }]);
}

/** The token of a share link after a change. A shared item keeps its link. Undefined shares or unshares nothing. */
export function shareTokenAfter(before: string | null, isShared: boolean | undefined, newToken: () => string): string | null {
  if (isShared === undefined) return before;
  return isShared ? (before ?? newToken()) : null;
}
