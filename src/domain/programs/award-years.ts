import type { Provenance } from '../colleges/sources.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import { isNewer } from '../imports/merge/precedence.ts';
import type { AwardsByProgram } from '../majors/awards.ts';

/** The awards of a college in one school year, with their source. */
export interface AwardYear {
  awards: AwardsByProgram;
  /** Its `period` is the school year of the awards: "2023-24". */
  provenance: Provenance;
}

/** The awards by school year, oldest first. Of several files of a year the newest edition wins, then the newest run. */
export function awardYearsOf(rows: readonly SuppliedRowOfCollege[]): AwardYear[] {
  const byYear = new Map<number, AwardYear>();
  for (const { fields, values, provenances } of [...rows].sort((a, b) => b.runId - a.runId)) {
    const at = fields.indexOf('awardsByProgram');
    const [awards, provenance] = [values[at] as AwardsByProgram | null | undefined, provenances[at]];
    if (!awards || !provenance) continue;
    const known = byYear.get(provenance.year);
    if (!known || isNewer(provenance, known.provenance)) byYear.set(provenance.year, { awards, provenance });
  }
  return [...byYear.values()].sort((a, b) => a.provenance.year - b.provenance.year);
}
