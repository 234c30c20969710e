import type { CollegeRecord } from '../../../src/domain/colleges/college.ts';
import type { Section } from '../table.ts';
import { athleticsSection, meansSection, priorsSection } from './constants.ts';
import { movesSection, topSection } from './orders.ts';
import { GROUPS, WITHHELD, withholdingEffects } from './withheld.ts';

/** What the method does to this catalog, and its constants measured again. `before` is a folder with the `src` of an earlier version. */
export async function measureMethods(colleges: CollegeRecord[], before: string | undefined): Promise<Section[]> {
  return [
    withheldSection(colleges),
    meansSection(colleges),
    priorsSection(colleges),
    athleticsSection(colleges),
    topSection(colleges),
    ...(before === undefined ? [] : [await movesSection(colleges, before)]),
  ];
}

/** Mean and largest gain in points of the balanced score; the title has the largest gain in any score. */
function withheldSection(colleges: CollegeRecord[]): Section {
  const effects = withholdingEffects(colleges);
  const groups = Object.keys(GROUPS);
  const [worst] = effects.toSorted((a, b) => b.largest - a.largest);
  const cell = (field: string, group: string): string => {
    const effect = effects.find((each) => each.field === field && each.group === group && each.score === 'balanced');
    return effect === undefined ? '' : `${effect.mean.toFixed(1)} / ${effect.largest.toFixed(1)}`;
  };
  return {
    title: `Withholding a field, mean / largest gain of the balanced score. The largest of any score: ${worst?.largest.toFixed(2)} (${worst?.field}, ${worst?.score}, ${worst?.name})`,
    head: ['', ...groups],
    rows: Object.keys(WITHHELD).map((field) => [field, ...groups.map((group) => cell(field, group))]),
  };
}
