import { z } from 'zod';

/** Parameters that are text on the wire and something better inside. */

export const wholeNumber = (max: number) => {
  const words = `A whole number from 0 to ${max}`;
  return z
    .codec(z.string().regex(/^\d{1,10}$/, words), z.int().max(max, words), { decode: Number, encode: String })
    .meta({ description: words, example: '20' });
};

const ID_LIST = 'Whole numbers separated by commas, at most 100';
export const idList = z
  .codec(z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/, ID_LIST), z.array(z.int()), {
    decode: (value) => [...new Set(value.split(',').map(Number))],
    encode: (ids) => ids.join(','),
  })
  .meta({ description: ID_LIST, example: '100858,100751' });

/** JSON inside a parameter, as react-admin's simple-rest client sends it. `words` say what is expected. */
export function jsonText<T extends z.ZodType>(schema: T, words: string, example: string) {
  const codec = z.codec(z.string().max(4000, words), z.unknown(), {
    decode(value, context) {
      const parsed = schema.safeParse(parseOrUndefined(value));
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: words, input: value });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  });
  return codec.meta({ description: words, example }) as unknown as z.ZodType<z.output<T>, string>;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A moment: ISO 8601 in UTC on the wire. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A number that names a row, in a path. */
export const rowId = wholeNumber(2_147_483_647);
