import { z } from 'zod';
import { CSV_HEADS } from '../../domain/colleges/shown/csv-words.ts';
import { toCipCode } from '../../domain/majors/cip-code.ts';
import type { QueryValues } from '../../domain/shared/query-string.ts';
import type { ParamWords } from '../../domain/shared/param-words.ts';
import type { Param } from '../../domain/shared/query-params.ts';

/** Codecs for parameters: text on the wire, typed values inside. */

export const wholeNumber = (max: number) => {
  const description = `A whole number from 0 to ${max}`;
  return z
    .codec(z.string().regex(/^\d{1,10}$/, description), z.int().max(max, description), { decode: Number, encode: String })
    .meta({ description, example: '20' });
};

const CIP_CODE = 'A CIP code like 51, 51.38 or 51.3801';
/** The CIP code of a family, a major or a program: 2, 4 or 6 digits. */
export const cipCode = z
  .string()
  .refine((code) => toCipCode(code) === code, CIP_CODE)
  .meta({ description: CIP_CODE, example: '51.38' });

const ID_LIST = 'Whole numbers separated by commas, at most 100';
export const idList = z
  .codec(z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/, ID_LIST), z.array(z.int()), {
    decode: (value) => [...new Set(value.split(',').map(Number))],
    encode: (ids) => ids.join(','),
  })
  .meta({ description: ID_LIST, example: '100858,100751' });

/** JSON inside a parameter, as react-admin's simple-rest client sends it. `description` is also the error message. */
export function jsonText<T extends z.ZodType>(schema: T, description: string, example: string) {
  const codec = z.codec(z.string().max(4000, description), z.unknown(), {
    decode(value, context) {
      const parsed = schema.safeParse(parseOrUndefined(value));
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: description, input: value });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  });
  return codec.meta({ description, example }) as unknown as z.ZodType<z.output<T>, string>;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** ISO 8601 in UTC on the wire, a `Date` inside. */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** The id of a database row, in a path. */
export const rowId = wholeNumber(2_147_483_647);

type ParamCodecs<P extends Record<string, Param<unknown>>> = {
  [K in keyof P]: z.ZodOptional<z.ZodType<NonNullable<QueryValues<P>[K]>, string>>;
};

/** A codec for each parameter of a grammar, with its documentation. */
export function paramCodecs<P extends Record<string, Param<unknown>>>(
  params: P,
  words: Readonly<Record<keyof P & string, ParamWords>>,
): ParamCodecs<P> {
  const codecs = Object.entries(params).map(([key, param]) => {
    const { description, example } = words[key as keyof P & string];
    const codec = z.codec(z.string(), z.unknown(), {
      decode: (value, context) => {
        const parsed = param.parse(value);
        if (parsed === undefined) context.issues.push({ code: 'custom', message: description, input: value });
        return parsed;
      },
      encode: (value) => param.format(value),
    });
    return [key, codec.meta({ description, example }).optional()];
  });
  return Object.fromEntries(codecs) as ParamCodecs<P>;
}

export const csvFormat = z.enum(['json', 'csv'], 'json or csv').meta({ description: 'json, or csv with a header row', example: 'csv' });

/** Making a file of the whole catalog keeps a server busy much longer than other reads. */
export const CATALOG_CSV = { calls: 20, seconds: 300 };
export const catalogFormat = csvFormat.meta({
  description: `json, or csv with a header row: at most ${CATALOG_CSV.calls} files in five minutes`,
  example: 'csv',
});
/** Whether a CSV file is for programs or for people. */
export const csvHeads = z
  .enum(CSV_HEADS, CSV_HEADS.join(' or '))
  .meta({ description: 'Only for csv: names of fields with stored values, or words with rounded values', example: 'words' });
