import { z } from 'zod';
import type { FieldFault } from '../../../domain/shared/domain-error.ts';
import { HttpError } from '../errors.ts';

export type Pair = readonly [key: string, value: string];

const MAX_PARAMETERS = 100;
const MAX_VALUE_LENGTH = 4_000;

/** The decoded pairs of a query string. Throws for invalid percent-encoding, for NUL, and for too many pairs. */
export function pairsOf(querystring: string): Pair[] {
  if (querystring === '') return [];
  const parts = querystring.split('&', MAX_PARAMETERS + 1).filter((part) => part !== '');
  if (parts.length > MAX_PARAMETERS)
    throw new HttpError(400, 'request.too-many-parameters', `At most ${MAX_PARAMETERS} parameters are allowed.`);
  return parts.map((part) => {
    const cut = part.indexOf('=');
    return cut < 0 ? [decodeText(part), ''] : [decodeText(part.slice(0, cut)), decodeText(part.slice(cut + 1))];
  });
}

/** Percent-decodes. Refuses invalid UTF-8, lone surrogates and NUL, so that later code need not check for them. */
export function decodeText(text: string): string {
  const decoded = decodeOrUndefined(text.includes('+') ? text.replaceAll('+', ' ') : text);
  if (decoded === undefined || decoded.includes('\0')) {
    throw new HttpError(400, 'request.malformed', 'The address is malformed. Check its percent-encoding.');
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
 * Decodes the given parameters one by one and collects every fault. That is much cheaper than parsing the whole object when a call
 * gives two of forty possible parameters. Rules across parameters belong to the use case.
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
