/** One query parameter: its parser, its formatter and its documentation. */
export interface Param<T> {
  /** The value; undefined if the text is invalid. */
  parse(text: string): T | undefined;
  format(value: T): string;
  /** One line for the API documentation. It is also the error message. */
  description: string;
  example: string;
}

export interface Range {
  min?: number;
  max?: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** A parameter that lists some of its values. Null: any value is valid. */
export interface ListParam<T extends string> extends Param<T[]> {
  values: readonly T[] | null;
}

export const listOf = <const T extends string>(values: readonly T[], what: string): ListParam<T> => ({
  values,
  parse(text) {
    const parts = text.split(',').map((part) => part.trim());
    const known = parts.map((part) => values.find((value) => value.toLowerCase() === part.toLowerCase()));
    return known.every((value) => value !== undefined) ? [...new Set(known)] : undefined;
  },
  format: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
  description: `${what}: ${values.length > 12 ? 'codes' : values.join(', ')}, separated by commas`,
  example: values.slice(0, 2).join(','),
});

export const oneOf = <T extends string>(values: readonly T[], what: string): Param<T> => ({
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
  description: `${what}: ${values.join(', ')}`,
  example: values[0] ?? '',
});

const NUMBER = '-?\\d{1,12}(?:\\.\\d{1,6})?';
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

export const rangeOf = (what: string, example: string): Param<Range> => ({
  parse(text) {
    const [, low, high] = RANGE.exec(text.trim()) ?? [];
    const range: Range = { ...(low !== undefined && { min: Number(low) }), ...(high !== undefined && { max: Number(high) }) };
    const isEmpty = range.min === undefined && range.max === undefined;
    return isEmpty || (range.min ?? -Infinity) > (range.max ?? Infinity) ? undefined : range;
  },
  format: ({ min, max }) => `${min ?? ''}..${max ?? ''}`,
  description: `${what}: a..b, both ends included, either may be left out`,
  example,
});

export const integer = (min: number, max: number, what: string): Param<number> => ({
  parse(text) {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  format: String,
  description: `${what}: a whole number from ${min} to ${max}`,
  example: String(min),
});

export const flag = (what: string): Param<true> => ({
  parse: (text) => (text === '1' || text === 'true' ? true : undefined),
  format: () => '1',
  description: `${what}: 1`,
  example: '1',
});

export const shortText = (max: number, what: string): Param<string> => ({
  parse(text) {
    const value = text.trim();
    return value.length > 0 && value.length <= max ? value : undefined;
  },
  format: (value) => value,
  description: `${what}, at most ${max} characters`,
  example: 'auburn',
});

export const point: Param<Point> = {
  parse(text) {
    const match = /^(-?\d{1,2}(?:\.\d{1,8})?),\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text.trim());
    const latitude = Number(match?.[1]);
    const longitude = Number(match?.[2]);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  },
  format: ({ latitude, longitude }) => `${latitude},${longitude}`,
  description: 'A point to measure from: latitude,longitude in degrees',
  example: '32.6,-85.5',
};

export const carnegieLabels: ListParam<string> = {
  values: null,
  parse(text) {
    const parts = text.split('|').map((part) => part.trim());
    return text.length <= 500 && parts.every((part) => part.length > 0) ? [...new Set(parts)] : undefined;
  },
  format: (values) => [...values].sort().join('|'),
  description: 'Carnegie classifications, as the carnegie facet spells them, separated by |',
  example: 'Doctoral Universities: Very High Research Activity',
};

export const zip: Param<string> = {
  parse: (text) => /^\d{5}$/.exec(text.trim())?.[0],
  format: (value) => value,
  description: 'A ZIP code of five digits to measure from',
  example: '36849',
};
