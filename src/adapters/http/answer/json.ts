declare const shape: unique symbol;

/** JSON text that is known to describe a `T`: rows are written once and joined into many answers, still checked by the compiler. */
export type Json<T> = string & { readonly [shape]: T };

export const json = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

export const jsonArray = <T>(items: readonly Json<T>[]): Json<T[]> => `[${items.join(',')}]` as Json<T[]>;

/** Joins members; those that are undefined are left out. */
export function jsonObject<T extends object>(members: {
  [K in keyof T]: Json<Exclude<T[K], undefined>> | Extract<T[K], undefined>;
}): Json<T> {
  const parts: string[] = [];
  for (const key of Object.keys(members)) {
    const member = (members as Record<string, string | undefined>)[key];
    if (member !== undefined) parts.push(`"${key}":${member}`);
  }
  return `{${parts.join(',')}}` as Json<T>;
}

/** One object with the members of both. */
export function jsonMerge<A extends object, B extends object>(first: Json<A>, second: Json<B>): Json<A & B> {
  return `${first.slice(0, -1)},${second.slice(1)}` as Json<A & B>;
}
