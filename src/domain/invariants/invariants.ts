/** What holds of every catalog that only imports, rollbacks and locks have written, as sentences for people. */
export const INVARIANTS = {
  receipts: 'Every value of a source has a receipt, and every receipt that is named exists.',
  statuses: 'Statuses are known ones: missing values are not imputed, values that are there are not missing.',
  slugs: 'Slugs are unique, well formed and no routes of the site.',
  identity: 'Every open college has a name, a city, a state, a type and a level.',
  flags: 'What a source left on a college names a run of that source that stands.',
  locks: 'Locked fields have a receipt of staff, and values with a receipt of staff are locked.',
  acceptanceRates: 'The acceptance rate as text says the same as the number.',
  athletes: 'Men and women add up to all athletes.',
  athleteExpense: 'The expense per athlete is the expense by the athletes.',
  crimes: 'The crimes of three years add up to the total.',
  carnegie: 'A Carnegie class comes with its scheme, and no scheme without a class.',
  incomeBands: 'Net prices by income are dollars by known income bands.',
  history: 'What tables said has a value and a status for each of their fields, and receipts that exist.',
  runs: 'Runs that succeeded left notes of what they did, and none is left running.',
  times: 'Nothing was imported in the future, and no run ended before it began.',
  scores: 'Stored scores are what the method gives.',
} as const;

export type InvariantKey = keyof typeof INVARIANTS;
export const INVARIANT_KEYS = Object.keys(INVARIANTS) as InvariantKey[];

/** Of many offenders so many are named. */
export const MAX_OFFENDERS = 5;

/** What breaks an invariant, for people. */
export interface Offender {
  /** "100654 Alabama A & M University", "run 12". */
  who: string;
  /** "size has no receipt". */
  what: string;
}

/** Offenders against one invariant: all are counted, the first are named. */
export interface Offences {
  count: number;
  first: readonly Offender[];
}

/** The catalog as one snapshot had it. */
export interface Verified {
  colleges: number;
  /** Null where nothing was ever loaded. */
  dataVersion: number | null;
  offences: Readonly<Record<InvariantKey, Offences>>;
}
