import type { z } from 'zod';
import { ENDPOINTS } from '../adapters/http/testing/registry.fixture.ts';
import { freeText } from './shapes/text-shapes.ts';

/** Texts that no page should show: with marks that reverse what follows, with control characters, or without a visible character. */
const HOSTILE = [
  'pay \u202E moc.live',
  'a\u2066b',
  'a\u0007b',
  '\u001B[2J',
  '\u200B'.repeat(50),
  '\u3164'.repeat(50),
  '\u2800'.repeat(50),
  ' ',
];

/** Not texts that people read: secrets, words to search for, statements, honeypots, an account type, and words that stand in a file. */
const OTHERS = [
  /password|token|changePassword|code$/i,
  /filter\.(q|field)$/,
  /bigquery.* (changes\.)?sql$/i,
  /(report|reportFault) website$/,
  /register accountType$/,
  /ImportJob (mapping|files\[\]\.name|bigquery\.query)/,
];
/** Whether a call stores a text that it takes. What the codec empties is nothing to read. */
const takes = (text: z.ZodType, given: string): boolean => {
  const { success, data } = text.safeParse(given);
  return success && data !== '';
};

type Found = [path: string, text: z.ZodType];
type Definition = Record<string, unknown> & { type: string };

const WALKS: Record<string, (def: Definition, path: string, schema: z.ZodType) => Found[]> = {
  string: (_, path, schema) => [[path, schema]],
  object: ({ shape }, path) =>
    Object.entries(shape as object).flatMap(([key, inner]) => texts(inner as z.ZodType, path === '' ? key : `${path}.${key}`)),
  array: ({ element }, path) => texts(element as z.ZodType, `${path}[]`),
  record: ({ valueType }, path) => texts(valueType as z.ZodType, `${path}{}`),
  union: ({ options }, path) => (options as z.ZodType[]).flatMap((option) => texts(option, path)),
  // The first part sees what was sent; a text that the second refuses is refused as well.
  pipe: ({ in: first }, path, schema) => texts(first as z.ZodType, path).map(([at, inner]): Found => [at, at === path ? schema : inner]),
};

/** The texts of a schema with their paths. */
function texts(schema: z.ZodType, path = ''): Found[] {
  const def = schema.def as unknown as Definition;
  const walk = WALKS[def.type];
  if (walk) return walk(def, path, schema);
  return 'innerType' in def ? texts(def['innerType'] as z.ZodType, path) : [];
}

it('no call takes a text with marks that reverse it, with control characters, or without a visible one', () => {
  const open = ENDPOINTS.flatMap(([name, { body }]) =>
    [...(body === undefined ? [] : texts(body))]
      .map(([path, text]) => [`${name} ${path}`, text] as const)
      .filter(([path]) => !OTHERS.some((other) => other.test(path)))
      .flatMap(([path, text]) => HOSTILE.filter((hostile) => takes(text, hostile)).map((hostile) => `${path} ${JSON.stringify(hostile)}`)),
  );
  expect(open).toEqual([]);
});

it.each([
  ['a line\r\nand another', 'a line\nand another'],
  ['soft\u00ADhyphen and\u200B\uFEFF nothing', 'softhyphen and nothing'],
  ['\u05E9\u05DC\u05D5\u05DD\u200F!', '\u05E9\u05DC\u05D5\u05DD\u200F!'],
  ['👩‍🎓 \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', '👩‍🎓 \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['two\n\tlines', 'two\n\tlines'],
])('the text %j is stored as %j', (given, stored) => {
  expect(freeText().parse(given)).toBe(stored);
});
