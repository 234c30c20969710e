import { NOT_REPORTED, reported, type FieldReader } from '../cells.ts';

/**
 * Reads a record with one column per key. Keys without a value are left out; without any value the record is missing, for the reason of
 * the first column.
 */
export function partsOf(keys: readonly string[], read: FieldReader): FieldReader {
  return (texts, flags) => {
    const readings = keys.map((key, at) => ({ key, ...read([texts[at] ?? ''], [flags[at] ?? '']) }));
    const unknown = readings.find(({ unknownCode }) => unknownCode !== undefined);
    const known = readings.filter(({ value }) => value !== null);
    const value = Object.fromEntries(known.map((part) => [part.key, part.value as string | number]));
    const { status } = known.length > 0 ? reported(value) : (readings[0] ?? NOT_REPORTED);
    return {
      value: known.length > 0 ? value : null,
      status: known.some((part) => part.status === 'imputed') ? 'imputed' : status,
      ...(unknown && { unknownCode: unknown.unknownCode }),
    };
  };
}

/** Reads a list from a column that says whether there is one, and a column with 1 for each label that is in it. */
export function listOf(labels: readonly string[], isThere: FieldReader): FieldReader {
  return ([answer = '', ...marks]) => {
    const reading = isThere([answer], ['']);
    return reading.value === null ? reading : reported(reading.value === true ? labels.filter((_, at) => marks[at] === '1') : []);
  };
}
