import type { Param } from './query-params.ts';

/** The values of some parameters by name. An absent parameter is undefined. */
export type QueryValues<P extends Record<string, Param<unknown>>> = { -readonly [K in keyof P]?: P[K] extends Param<infer T> ? T : never };

/** A parameter that does not exist, or whose text is invalid. */
export interface ParamFault {
  path: string;
  isUnknown: boolean;
}

/**
 * Parses and serializes query strings for a set of parameters. Parsing never throws: it returns the valid values and a list of faults,
 * and leaves out default values. Serializing is canonical: parameters in declared order, without defaults. So `parse(serialize(x))` is
 * `x`, and equal queries have equal addresses.
 */
export function createQueryString<P extends Record<string, Param<unknown>>>(
  params: P,
  isDefault: (key: keyof P & string, value: unknown, query: QueryValues<P>) => boolean,
) {
  const keys = Object.keys(params) as (keyof P & string)[];
  const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);
  const isSet = (key: keyof P & string, query: QueryValues<P>): boolean => isGiven(query[key]) && !isDefault(key, query[key], query);

  return {
    parse: (pairs: Iterable<readonly [key: string, text: string]>): { query: QueryValues<P>; faults: ParamFault[] } => {
      const query: Partial<Record<string, unknown>> = {};
      const faults: ParamFault[] = [];
      for (const [key, text] of pairs) {
        const param = Object.hasOwn(params, key) ? params[key] : undefined;
        const value = param?.parse(text);
        if (value === undefined) faults.push({ path: key, isUnknown: param === undefined });
        else query[key] = value;
      }
      const given = query as QueryValues<P>;
      const set = Object.entries(query).filter(([key]) => isSet(key, given));
      return { query: Object.fromEntries(set) as QueryValues<P>, faults };
    },
    serialize: (query: QueryValues<P>): string => {
      const pairs = keys.flatMap((key) => {
        return isSet(key, query) ? [`${key}=${encode(params[key]?.format(query[key]) ?? '')}`] : [];
      });
      return pairs.join('&');
    },
  };
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');
