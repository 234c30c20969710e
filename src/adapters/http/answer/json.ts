/**
 * JSON of a `T` in two forms, each made on first use. The text goes over HTTP; the object goes to pages that this process renders.
 * Encoded rows are joined into many answers, and the compiler still checks the shape. Do not change `value`: answers share it.
 */
export interface Json<T> {
  readonly text: string;
  readonly value: T;
}

class LazyJson<T> implements Json<T> {
  readonly #makeText: () => string;
  readonly #makeValue: () => T;
  #text: string | undefined;
  #value: T | undefined;

  constructor(makeText: () => string, makeValue: () => T) {
    this.#makeText = makeText;
    this.#makeValue = makeValue;
  }

  get text(): string {
    return (this.#text ??= this.#makeText());
  }

  get value(): T {
    return (this.#value ??= this.#makeValue());
  }
}

export const json = <T>(value: T): Json<T> =>
  new LazyJson(
    () => JSON.stringify(value),
    () => value,
  );

export const jsonArray = <T>(items: readonly Json<T>[]): Json<T[]> =>
  new LazyJson(
    () => `[${items.map(({ text }) => text).join(',')}]`,
    () => items.map(({ value }) => value),
  );

/** Joins members and leaves out those that are undefined. */
export function jsonObject<T extends object>(members: {
  [K in keyof T]: Json<Exclude<T[K], undefined>> | Extract<T[K], undefined>;
}): Json<T> {
  const entries = Object.entries<Json<unknown> | undefined>(members).filter((entry): entry is [string, Json<unknown>] => !!entry[1]);
  return new LazyJson(
    () => `{${entries.map(([key, { text }]) => `"${key}":${text}`).join(',')}}`,
    () => Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as T,
  );
}

/** One object with the members of both. Neither may be empty. */
export const jsonMerge = <A extends object, B extends object>(first: Json<A>, second: Json<B>): Json<A & B> =>
  new LazyJson(
    () => `${first.text.slice(0, -1)},${second.text.slice(1)}`,
    () => ({ ...first.value, ...second.value }),
  );
