import { DEBT, dollarsText, EARNINGS, firstOutcome, type OutcomeParts } from '../../../entities/college/outcome-parts.ts';
import { inSentence } from '../../../lib/format.ts';
import type { ShownRow, ShownValue } from '../answers/shown-comparison.ts';
import type { MajorAtCollege, TaughtHere } from './major-at-college.ts';
import { numberValue, valuesOf, wordValue, type MajorRow } from './major-values.ts';

interface Asked extends Pick<ShownRow, 'key' | 'label' | 'direction'> {
  parts: OutcomeParts;
  /** Who is counted, and for what time. */
  notes: readonly string[];
}

type Part = OutcomeParts[number];
type Figure = Part & { figure: number };

/** The figure of a college, and the national median of the same part. */
interface Figures {
  here: TaughtHere;
  own: Figure | undefined;
  nation: Figure | undefined;
  /** What the row does not say of them: the part, and the level. */
  labels: string[];
}

const ASKED: readonly Asked[] = [
  { key: 'majorEarnings', label: 'Median earnings', direction: 'higher', parts: EARNINGS, notes: ['a year', 'with federal aid'] },
  { key: 'majorDebt', label: 'Median debt', direction: 'lower', parts: DEBT, notes: ['of federal loans', 'at graduation'] },
];
const WITHHELD = 'Withheld or not published';

/** What graduates earn and owe, dollars: of the colleges with the national medians beside them, and these medians as rows of the CSV file. */
export function outcomeRows(places: readonly MajorAtCollege[]): { rows: MajorRow[]; fileRows: MajorRow[] } {
  const pairs = ASKED.map((asked) => rowsOf(asked, places));
  return { rows: pairs.map(({ own }) => own), fileRows: pairs.map(({ nation }) => nation) };
}

function rowsOf({ key, label, direction, parts, notes }: Asked, places: readonly MajorAtCollege[]): { own: MajorRow; nation: MajorRow } {
  const taught = places.filter((place) => place.kind === 'taught');
  const isMixed = new Set(taught.map(({ level }) => level)).size > 1;
  const shared = sharedPart(parts, taught);
  const found = (here: TaughtHere): Figures => {
    const { own, nation } = figuresOf(here, shared ? [shared] : parts);
    const part = shared ? undefined : (own ?? nation)?.note;
    return {
      here,
      own,
      nation,
      labels: [part, isMixed ? here.level : undefined].flatMap((text) => (text === undefined ? [] : inSentence(text))),
    };
  };
  const row = { group: 'major', unit: 'usd', notes: [...notes, ...(shared?.note === undefined ? [] : [inSentence(shared.note)])] };
  return {
    own: {
      ...row,
      key,
      label,
      direction: shared && !isMixed ? direction : null,
      values: valuesOf(places, (here) => ownValue(found(here))),
    },
    nation: {
      ...{ ...row, key: `${key}Nationwide`, label: `${label}, nationwide`, direction: null },
      values: valuesOf(places, (here) => nationalValue(found(here))),
    },
  };
}

/** The part that all colleges with a figure have, so that their figures compare; undefined without one. */
function sharedPart(parts: OutcomeParts, taught: readonly TaughtHere[]): Part | undefined {
  const published = taught.flatMap(({ outcomes }) => outcomes?.college ?? []).filter((figures) => firstOutcome(parts, figures));
  return published.length === 0 ? undefined : parts.find(({ part }) => published.every((figures) => figures[part] !== undefined));
}

function figuresOf({ outcomes }: TaughtHere, parts: OutcomeParts): Pick<Figures, 'own' | 'nation'> {
  const own = firstOutcome(parts, outcomes?.college ?? null);
  return { own, nation: firstOutcome(own ? [own] : parts, outcomes?.national ?? null) };
}

function ownValue({ here, own, nation, labels }: Figures): ShownValue {
  const campuses = here.outcomes?.campuses ?? 1;
  return medianValue(here, own, [
    ...labels,
    ...(nation ? [`nationwide ${dollarsText(nation.figure)}`] : []),
    ...(own && campuses > 1 ? [`the same figure for ${campuses} campuses`] : []),
  ]);
}

const nationalValue = ({ here, nation, labels }: Figures): ShownValue => medianValue(here, nation, labels);

function medianValue(here: TaughtHere, found: Figure | undefined, notes: readonly string[]): ShownValue {
  const note = notes.length === 0 ? undefined : notes.join(' · ');
  if (!found) return wordValue(WITHHELD, true, note);
  return numberValue(found.figure, dollarsText(found.figure), { ...whenOf(here, found), note });
}

/** The present file names the years of its earnings only. */
function whenOf({ sources: { latest, former } }: TaughtHere, { part }: Figure): Pick<ShownValue, 'year' | 'period'> {
  const source = part.startsWith('former') ? former : part === 'debt' ? null : latest;
  return { year: source?.year ?? null, period: source?.period ?? null };
}
