import type { Param } from './params.ts';

/** What the parameters of an address can mean, by their names; those left out are undefined. */
export type ValuesOf<P extends Record<string, Param<unknown>>> = { -readonly [K in keyof P]?: P[K] extends Param<infer T> ? T : never };

export interface ParamFault {
  path: string;
  message: string;
}

/**
 * Reads and writes query strings by a list of parameters. Reading never throws: faults are listed, what could be read is there, and
 * what says only the default is left out. Writing is canonical: the order of the list, values as declared, defaults left out. So
 * `parse(serialize(x))` is `x`, and equal meanings have equal addresses.
 */
export function createGrammar<P extends Record<string, Param<unknown>>>(
  params: P,
  isDefault: (key: keyof P & string, value: unknown) => boolean,
) {
  const keys = Object.keys(params) as (keyof P & string)[];
  const says = (key: keyof P & string, value: unknown): boolean =>
    value !== undefined && !(Array.isArray(value) && value.length === 0) && !isDefault(key, value);

  return {
    parse: (pairs: Iterable<readonly [key: string, text: string]>): { query: ValuesOf<P>; faults: ParamFault[] } => {
      const query: Partial<Record<string, unknown>> = {};
      const faults: ParamFault[] = [];
      for (const [key, text] of pairs) {
        const param = Object.hasOwn(params, key) ? params[key] : undefined;
        const value = param?.parse(text);
        if (param === undefined) faults.push({ path: key, message: 'Unknown parameter' });
        else if (value === undefined) faults.push({ path: key, message: param.description });
        else if (says(key, value)) query[key] = value;
      }
      return { query: query as ValuesOf<P>, faults };
    },
    serialize: (query: ValuesOf<P>): string => {
      const pairs = keys.flatMap((key) => {
        const value = query[key];
        return says(key, value) ? [`${key}=${encode(params[key]?.format(value) ?? '')}`] : [];
      });
      return pairs.join('&');
    },
  };
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');
