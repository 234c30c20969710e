import { type CollegePrograms, countText } from '../../../api/domain/colleges.ts';
import type { ShownValue } from '../answers/shown-comparison.ts';
import { majorAtCollege, type MajorAtCollege, type TaughtHere } from './major-at-college.ts';
import { numberValue, valuesOf, wordValue, type MajorRow } from './major-values.ts';
import { outcomeRows } from './outcome-rows.ts';

/** The comparison of a major: its rows, and further rows of the CSV file. */
export interface ComparedRows {
  rows: MajorRow[];
  fileRows: MajorRow[];
  /** Why there are no rows, or not all. */
  reason?: string;
}

/** A share of the graduates below this one is shown as less than it. */
const SMALLEST_PERCENT = 0.1;
/** From here on, percents are whole numbers. */
const WHOLE_PERCENTS = 10;
const FAMILY_REASON = 'Earnings and debt are published for majors, not for whole fields. Choose one major of the field to compare them.';

/** The rows of a family "51" or a major "51.38", from what each college teaches. A family has no earnings: its majors are too different. */
export function majorRows(taught: readonly CollegePrograms[], code: string): ComparedRows {
  const places = taught.map((each) => majorAtCollege(each, code));
  if (places.every(({ kind }) => kind === 'not-taught')) return { rows: [], fileRows: [], reason: 'None of these colleges teaches it.' };
  const shared = { group: 'major', direction: null };
  const counts: MajorRow[] = [
    {
      ...shared,
      key: 'majorLevel',
      label: 'Level',
      unit: '',
      notes: ['with most graduates', 'graduate school last'],
      values: levelValues(places),
    },
    {
      ...shared,
      key: 'majorGraduates',
      label: 'Graduates',
      unit: 'count',
      notes: ['a year', 'all levels'],
      values: valuesOf(places, graduatesValue),
    },
    { ...shared, key: 'majorShare', label: 'Share of all graduates', unit: 'fraction', notes: [], values: valuesOf(places, shareValue) },
  ];
  if (!code.includes('.')) return { rows: counts, fileRows: [], reason: FAMILY_REASON };
  const outcomes = outcomeRows(places);
  return { rows: [...counts, ...outcomes.rows], fileRows: outcomes.fileRows };
}

/** A college that does not teach the major any more says so once, here. */
function levelValues(places: readonly MajorAtCollege[]): ShownValue[] {
  const values = valuesOf(places, ({ level, graduates, graduatesOfLevel }) => {
    const isPart = graduatesOfLevel < graduates;
    return wordValue(level, false, isPart ? `${countText(graduatesOfLevel)} of ${countText(graduates)} graduates` : undefined);
  });
  return values.map((value, at) => {
    const place = places[at];
    return place?.kind === 'not-taught' && place.wasListed ? { ...value, note: `no longer listed in ${place.period}` } : value;
  });
}

const graduatesValue = (here: TaughtHere): ShownValue =>
  here.graduates === 0
    ? wordValue(`Offered, no graduates in ${here.period}`, true)
    : numberValue(here.graduates, countText(here.graduates), here);

function shareValue(here: TaughtHere): ShownValue {
  if (here.share === null || here.graduates === 0) return wordValue(`No graduates in ${here.period}`, true);
  return numberValue(here.share, shareText(here.share * 100), here);
}

/** "12%", "3.4%", "under 0.1%" */
function shareText(percent: number): string {
  if (percent < SMALLEST_PERCENT) return `under ${SMALLEST_PERCENT}%`;
  return `${percent < WHOLE_PERCENTS ? percent.toFixed(1) : Math.round(percent)}%`;
}
