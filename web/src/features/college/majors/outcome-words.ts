import type { CollegeProgram } from '../../../api/domain/colleges.ts';
import { DEBT, dollarsText, EARNINGS, firstOutcome, type OutcomeParts } from '../../../entities/college/outcome-parts.ts';

type ProgramOutcomes = NonNullable<CollegeProgram['outcomes']>;
type Figures = ProgramOutcomes['college'];

/**
 * What graduates of a program earn and owe: "Median earnings four years on $80,110 (nationwide $76,512)". Without a figure of the
 * college, that of the nation: "Nationwide: median debt $23,000". Without both, nothing is said.
 */
export function outcomeTexts({ college, campuses, national }: ProgramOutcomes): string[] {
  const texts = [EARNINGS, DEBT].flatMap((parts) => ownText(parts, college, national) ?? nationalText(parts, national) ?? []);
  return college !== null && campuses > 1 ? [...texts, `the same figures for ${campuses} campuses`] : texts;
}

function ownText(parts: OutcomeParts, own: Figures, national: Figures): string | undefined {
  const found = firstOutcome(parts, own);
  if (!found) return undefined;
  const median = national?.[found.part];
  return `Median ${found.words}: ${dollarsText(found.figure)}${median === undefined ? '' : ` (nationwide ${dollarsText(median)})`}`;
}

function nationalText(parts: OutcomeParts, national: Figures): string | undefined {
  const found = firstOutcome(parts, national);
  return found && `Nationwide, median ${found.words}: ${dollarsText(found.figure)}`;
}
