import { z } from 'zod';
import type { FieldFault } from '../../../domain/shared/domain-error.ts';
import { HttpFault } from '../errors.ts';

export type Pair = readonly [key: string, value: string];

const MAX_PARAMETERS = 100;
const MAX_VALUE_LENGTH = 4_000;

/** The pairs of a query string, decoded strictly: broken percent-encoding, NUL and too much of anything are faults. */
export function pairsOf(querystring: string): Pair[] {
  if (querystring === '') return [];
  const parts = querystring.split('&', MAX_PARAMETERS + 1).filter((part) => part !== '');
  if (parts.length > MAX_PARAMETERS) throw new HttpFault(400, 'request.too-many-parameters', `At most ${MAX_PARAMETERS} parameters`);
  return parts.map((part) => {
    const cut = part.indexOf('=');
    return cut < 0 ? [decodeText(part), ''] : [decodeText(part.slice(0, cut)), decodeText(part.slice(cut + 1))];
  });
}

/** Percent-decodes; ill-formed UTF-8, lone surrogates and NUL are refused here so that nothing behind has to think of them. */
export function decodeText(text: string): string {
  const decoded = decodeOrUndefined(text.includes('+') ? text.replaceAll('+', ' ') : text);
  if (decoded === undefined || decoded.includes('\0')) {
    throw new HttpFault(400, 'request.malformed', 'The address is not well-formed: check its percent-encoding');
  }
  return decoded;
}

function decodeOrUndefined(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export type Decoder = (pairs: readonly Pair[], faults: FieldFault[]) => Record<string, unknown> | undefined;

/**
 * Decodes the parameters that are there, one by one, and collects every fault. Much cheaper than parsing the whole object where
 * forty are possible and two are given; rules across parameters belong to the use case.
 */
export function createDecoder(schema: z.ZodObject | undefined): Decoder {
  const shape = new Map<string, z.ZodType>(Object.entries(schema?.shape ?? {}));
  const required = [...shape].filter(([, type]) => !z.safeDecode(type, undefined).success);

  return (pairs, faults) => {
    const values: Record<string, unknown> = {};
    for (const [key, text] of pairs) {
      const type = shape.get(key);
      if (!type) faults.push({ path: key, message: 'Unknown parameter' });
      else if (Object.hasOwn(values, key)) faults.push({ path: key, message: 'Given more than once' });
      else values[key] = decodeOne(key, type, text, faults);
    }
    for (const [key] of required) if (!Object.hasOwn(values, key)) faults.push({ path: key, message: 'Required' });
    return schema ? values : undefined;
  };
}

function decodeOne(path: string, type: z.ZodType, text: string, faults: FieldFault[]): unknown {
  if (text.length > MAX_VALUE_LENGTH) {
    faults.push({ path, message: `At most ${MAX_VALUE_LENGTH} characters` });
    return undefined;
  }
  const result = z.safeDecode(type as z.ZodType<unknown, string>, text);
  if (result.success) return result.data;
  faults.push({ path, message: result.error.issues[0]?.message ?? 'Invalid input' });
  return undefined;
}
