import type { CollegeRecord } from '../../colleges/college.ts';
import type { StateCode } from '../../colleges/states.ts';
import { groupBy } from '../../shared/collections.ts';
import type { Point } from '../params.ts';
import { citySlug } from './city-slug.ts';

/** A city with listed colleges. */
export interface City {
  slug: string;
  /** "Fresno" */
  name: string;
  state: StateCode;
  /** "Fresno, CA" */
  label: string;
  /** The rows of its colleges. */
  rows: readonly number[];
  /** The middle of its colleges; undefined if no location is known. */
  middle: Point | undefined;
}

/** The cities by slug, those with more colleges first. */
export type Cities = ReadonlyMap<string, City>;

/** `colleges` are by row. */
export function createCities(colleges: readonly CollegeRecord[]): Cities {
  const bySlug = groupBy([...colleges.keys()], (row) => slugOf(colleges[row]));
  const cities = [...bySlug].map(([slug, rows]) => cityOf(slug, rows, colleges));
  return new Map(cities.sort((a, b) => b.rows.length - a.rows.length).map((city) => [city.slug, city]));
}

const slugOf = (college: CollegeRecord | undefined): string => (college ? citySlug(college.location, college.state) : '');

function cityOf(slug: string, rows: readonly number[], colleges: readonly CollegeRecord[]): City {
  const [first, ...others] = rows.flatMap((row) => colleges[row] ?? []);
  if (!first) throw new RangeError(`The city ${slug} has no college`);
  const name = first.location.trim();
  return { slug, name, state: first.state, label: `${name}, ${first.state}`, rows, middle: middleOf([first, ...others]) };
}

function middleOf(colleges: readonly CollegeRecord[]): Point | undefined {
  const points = colleges.flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]));
  if (points.length === 0) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(points.map(({ latitude }) => latitude)), longitude: mean(points.map(({ longitude }) => longitude)) };
}
