import { isSameValue, type Values } from '../../data-provider/changed-fields.ts';
import type { PanelRecord } from '../../data-provider/panel-calls.ts';

/** Two changes of one record: `mine` is the user's form, `theirs` the stored record, `base` what the user started from. */
export interface Conflict {
  base: PanelRecord;
  mine: Values;
  theirs: PanelRecord;
  /** The fields that can be changed. */
  fields: readonly string[];
  /** Saves the merged values over `theirs`. False: others have changed the record again. Throws `HttpError`. */
  save: (merged: Values) => Promise<boolean>;
}

export interface FieldConflict {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}
/** The changed fields: both changed it to different values, only the user did, or only others did. */
export interface Comparison {
  both: FieldConflict[];
  mineOnly: FieldConflict[];
  theirsOnly: FieldConflict[];
}

/** Compares field by field. A field that both changed to the same value is in no group. */
export function compareChanges({ base, mine, theirs, fields }: Pick<Conflict, 'base' | 'mine' | 'theirs' | 'fields'>): Comparison {
  const all = fields.map((field) => ({
    field,
    base: base[field] as unknown,
    mine: field in mine ? mine[field] : (base[field] as unknown),
    theirs: theirs[field] as unknown,
  }));
  const isMine = (one: FieldConflict) => !isSameValue(one.base, one.mine);
  const isTheirs = (one: FieldConflict) => !isSameValue(one.base, one.theirs);
  const differing = all.filter((one) => !isSameValue(one.mine, one.theirs));
  return {
    both: differing.filter((one) => isMine(one) && isTheirs(one)),
    mineOnly: differing.filter((one) => isMine(one) && !isTheirs(one)),
    theirsOnly: differing.filter((one) => !isMine(one) && isTheirs(one)),
  };
}

export type Choice = 'mine' | 'theirs';

/** The values to save over `theirs`: the fields that only the user changed, and those for which the user chose "mine". */
export function mergedValues({ both, mineOnly }: Comparison, choices: Readonly<Record<string, Choice>>): Values {
  const kept = [...mineOnly, ...both.filter(({ field }) => choices[field] === 'mine')];
  return Object.fromEntries(kept.map(({ field, mine }) => [field, mine]));
}
