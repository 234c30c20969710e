import { z } from 'zod';
import { faultText, type ParamWords } from '../../domain/shared/param-words.ts';
import type { ParamFault } from '../../domain/shared/query-string.ts';
import { timestamp } from './codecs.ts';

interface Grammar<Query> {
  parse: (params: URLSearchParams) => { query: Query; faults: readonly ParamFault[] };
  serialize: (query: Query) => string;
  words: Readonly<Record<string, ParamWords>>;
  /** In characters. */
  maxLength: number;
}

/** The query string of a page: text on the wire, a query inside. All faults are in one message. */
export const queryText = <Query>({ parse, serialize, words, maxLength }: Grammar<Query>): z.ZodType<Query, string> =>
  z.codec(z.string().max(maxLength, `At most ${maxLength} characters`), z.unknown(), {
    decode(text, context) {
      const { query, faults } = parse(new URLSearchParams(text));
      if (faults.length > 0) context.issues.push({ code: 'custom', message: messageOf(faults, words), input: text });
      return query;
    },
    encode: (value) => serialize(value as Query),
  }) as unknown as z.ZodType<Query, string>;

/** Names that the client invented are not repeated. */
function messageOf(faults: readonly ParamFault[], words: Readonly<Record<string, ParamWords>>): string {
  const messages = faults.map((fault) => `${fault.isUnknown ? '' : `${fault.path}: `}${faultText(fault, words)}`);
  return [...new Set(messages)].join('. ');
}

/** The members of everything that is saved as a query string under a name. */
export const savedQuery = z.object({
  id: z.int(),
  name: z.string(),
  /** The canonical query string of its page. */
  query: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
