import type { SourceName } from '../../colleges/sources.ts';
import { DOWNLOADABLE, publicationOf } from '../publications.ts';
import { EXIT } from '../exit-codes.ts';

/** The weekly time for a source, in the months in which new files may appear. */
export interface Slot {
  source: SourceName;
  months: readonly number[];
  why: string;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** One night per source, after the hour that daylight saving time skips or repeats. Null: the source has no download. */
const TIMES: Readonly<Record<SourceName, Pick<Slot, 'weekday' | 'hour' | 'minute'> | null>> = {
  ipeds: { weekday: 2, hour: 4, minute: 17 },
  athletics: { weekday: 3, hour: 4, minute: 23 },
  research: { weekday: 4, hour: 4, minute: 29 },
  crime: { weekday: 5, hour: 4, minute: 37 },
  scorecard: { weekday: 6, hour: 4, minute: 43 },
  carnegie: null,
};

/** Sources that need no manual step. */
export const unattended = (): SourceName[] => DOWNLOADABLE.filter((source) => publicationOf(source).attended === undefined);

export function slotOf(source: SourceName): Slot {
  const time = TIMES[source];
  if (!time) throw new Error(`There is no time for ${source}.`);
  return { source, ...publicationOf(source).renewed, ...time };
}

/** "1-3,8-12": months in cron syntax. */
export function cronMonths(months: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === month - 1) last[1] = month;
    else spans.push([month, month]);
  }
  return spans.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

/** The five fields of a cron line. */
export function cronTime({ minute, hour, months, weekday }: Slot): string {
  return `${minute} ${hour} * ${cronMonths(months)} ${weekday}`;
}

/** "Tue *-01,02-* 04:17:00" in systemd syntax. */
export function calendarTime({ minute, hour, months, weekday }: Slot): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const inYear = [...months].sort((a, b) => a - b).map(two);
  return `${WEEKDAYS[weekday] ?? ''} *-${inYear.join(',')}-* ${two(hour)}:${two(minute)}:00`;
}

/** Arguments of a scheduled import: the newest year, downloaded again because publishers revise files in place. */
export const importArguments = (source: string): string[] => ['import', source, '--download', '--year', 'latest', '--refresh'];

/** Exit codes that a retry would repeat. */
export const FINAL_EXITS = [EXIT.usage, EXIT.threshold, EXIT.schema, EXIT.config];
