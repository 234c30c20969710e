/** Rules that hold for every catalog that only imports, rollbacks and locks have written. */
export const INVARIANTS = {
  receipts: 'Every supplied value has a source, and every referenced source exists.',
  flagSources: 'Every yes and every no of a college has a source.',
  statuses: 'Every status is known and matches its value: missing values are not imputed, present values are not missing.',
  slugs: 'Slugs are unique, well formed and different from the routes of the site; a former slug leads to one college.',
  identity: 'Every open college has a name, a city, a state, a type and a level.',
  listed: 'Every listed college has undergraduates, counted with all its students; the featured college is listed.',
  flags: 'The source flags of a college are those of the stored sources of its fields.',
  locks: 'Locked values come from staff, and values from staff are locked.',
  acceptanceRates: 'The acceptance rate as text matches the number.',
  athletes: 'Male and female athletes add up to the total.',
  athleteExpense: 'The expense per athlete equals the total expense divided by the athletes.',
  crimes: 'The crimes of the three years add up to the total.',
  carnegie: 'A Carnegie class and its scheme are both present or both missing.',
  incomeBands: 'Net prices by income are dollar amounts for known income bands.',
  incomePrices: 'No estimated price by income is above the sticker price, and no published one above three times of it.',
  smallCohorts: 'No graduation, transfer or retention rate of 0 % or 100 % is shown for fewer than 30 students.',
  firstRanks: 'The first 30 ranked colleges of every list, state page and preset have at least 500 undergraduates.',
  history: 'History rows have a value, a status and an existing source for each field.',
  coverage: 'No figure has less than half of the values that the history has for its newest year.',
  runs: 'Successful runs recorded their changes, and no run is still marked as running.',
  times: 'No import date is in the future, no run ended before it started, and a college has the end of the last run that changed it.',
  scores: 'Stored scores match the scoring method.',
} as const;

export type InvariantKey = keyof typeof INVARIANTS;
export const INVARIANT_KEYS = Object.keys(INVARIANTS) as InvariantKey[];

/** The number of violations that a report lists. */
export const MAX_VIOLATIONS = 5;

export interface Violation {
  /** The college, run or field: "100654 Alabama A & M University", "run 12", "medianDebt". */
  who: string;
  /** The problem: "size has no source". */
  what: string;
}

/** Violations of one invariant. `count` is the total, `first` holds at most `MAX_VIOLATIONS`. */
export interface Violations {
  count: number;
  first: readonly Violation[];
}

/** The result of all checks on one snapshot. */
export interface CheckedCatalog {
  colleges: number;
  /** Null if nothing was ever loaded. */
  dataVersion: number | null;
  violations: Readonly<Record<InvariantKey, Violations>>;
}
