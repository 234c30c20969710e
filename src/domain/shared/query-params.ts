/** The highest page of a list that an address can ask for. */
export const LAST_PAGE = 10_000;

/** One query parameter: its parser and its formatter. Its words are apart (`ParamWords`), because few visitors' browsers need them. */
export interface Param<T> {
  /** The value; undefined if the text is invalid. */
  parse(text: string): T | undefined;
  format(value: T): string;
}

export interface Range {
  min?: number;
  max?: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** A parameter that lists some of its values. */
export interface ListParam<T extends string> extends Param<T[]> {
  values: readonly T[];
}

export const listOf = <const T extends string>(values: readonly T[]): ListParam<T> => ({
  values,
  parse(text) {
    const parts = text.split(',').map((part) => part.trim());
    const known = parts.map((part) => values.find((value) => value.toLowerCase() === part.toLowerCase()));
    return known.every((value) => value !== undefined) ? [...new Set(known)] : undefined;
  },
  format: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
});

export const oneOf = <T extends string>(values: readonly T[]): Param<T> & { values: readonly T[] } => ({
  values,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

const NUMBER = '-?\\d{1,12}(?:\\.\\d{1,6})?';
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`);

/** `a..b` */
export const range: Param<Range> = {
  parse(text) {
    const [, low, high] = RANGE.exec(text.trim()) ?? [];
    const bounds: Range = { ...(low !== undefined && { min: Number(low) }), ...(high !== undefined && { max: Number(high) }) };
    const isEmpty = bounds.min === undefined && bounds.max === undefined;
    return isEmpty || (bounds.min ?? -Infinity) > (bounds.max ?? Infinity) ? undefined : bounds;
  },
  format: ({ min, max }) => `${min ?? ''}..${max ?? ''}`,
};

export interface IntegerParam extends Param<number> {
  min: number;
  max: number;
}

export const integer = (min: number, max: number): IntegerParam => ({
  min,
  max,
  parse: (text) => {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
  format: String,
});

export const flag: Param<true> = {
  parse: (text) => (text === '1' || text === 'true' ? true : undefined),
  format: () => '1',
};

export const shortText = (max: number): Param<string> & { max: number } => ({
  max,
  parse(text) {
    const value = text.trim();
    return value.length > 0 && value.length <= max ? value : undefined;
  },
  format: (value) => value,
});

export const point: Param<Point> = {
  parse(text) {
    const match = /^(-?\d{1,2}(?:\.\d{1,8})?),\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text.trim());
    const latitude = Number(match?.[1]);
    const longitude = Number(match?.[2]);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
  },
  format: ({ latitude, longitude }) => `${latitude},${longitude}`,
};

/** Any labels: their list is not closed. */
export const carnegieLabels: Param<string[]> & { values: null } = {
  values: null,
  parse(text) {
    const parts = text.split('|').map((part) => part.trim());
    return text.length <= 500 && parts.every((part) => part.length > 0) ? [...new Set(parts)] : undefined;
  },
  format: (values) => [...values].sort().join('|'),
};

export const zip: Param<string> = {
  parse: (text) => /^\d{5}$/.exec(text.trim())?.[0],
  format: (value) => value,
};
