import {
  DuckDBDecimalValue,
  DuckDBTimestampTZValue,
  DuckDBTypeId,
  JsonDuckDBValueConverter,
  type DuckDBType,
  type DuckDBValue,
  type DuckDBValueConverter,
  type Json,
} from '@duckdb/node-api';

const SAFE_DIGITS = 15;
const MICROS_PER_MS = 1_000n;

/** A number where a double can hold it, else text. */
const wholeNumber = (value: bigint): Json =>
  value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= BigInt(Number.MIN_SAFE_INTEGER) ? Number(value) : String(value);

function decimal(value: DuckDBDecimalValue): Json {
  return value.width <= SAFE_DIGITS ? value.toDouble() : value.toString();
}

/** A value as JSON. Types without a form in JSON become text in the words of the engine. */
export const cellOf: DuckDBValueConverter<Json> = (value: DuckDBValue, type: DuckDBType, converter) => {
  if (value === null) return null;
  if (typeof value === 'bigint') return wholeNumber(value);
  if (value instanceof DuckDBDecimalValue) return decimal(value);
  if (type.typeId === DuckDBTypeId.TIMESTAMP_TZ && value instanceof DuckDBTimestampTZValue) return isoOf(value);
  return JsonDuckDBValueConverter(value, type, converter);
};

function isoOf(value: DuckDBTimestampTZValue): Json {
  const date = new Date(Number(value.micros / MICROS_PER_MS));
  return Number.isNaN(date.getTime()) ? value.toString() : date.toISOString();
}
