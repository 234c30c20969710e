import type { Provenance } from '../colleges/sources.ts';
import type { OutcomesByProgram } from '../majors/outcomes.ts';

/** The present and the former definitions. Their parts have different names, so the figures of both stand side by side. */
export const OUTCOME_FIELDS = { latest: 'outcomesByProgram', former: 'formerOutcomesByProgram' } as const;
type Edition = keyof typeof OUTCOME_FIELDS;

/** What graduates of a college earn and owe, by definition; null where the college has no figures. */
export type CollegeOutcomes = Readonly<Record<Edition, OutcomesByProgram | null>>;
export type OutcomeSources = Readonly<Record<Edition, Provenance | null>>;

/** Both definitions in one record, by major and credential level. */
export function joinedOutcomes({ latest, former }: CollegeOutcomes): OutcomesByProgram {
  const keys = new Set([latest, former].flatMap((outcomes) => Object.keys(outcomes ?? {})));
  return Object.fromEntries([...keys].map((key) => [key, { ...former?.[key], ...latest?.[key] }]));
}
