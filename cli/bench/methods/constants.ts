import type { CollegeRecord } from '../../../src/domain/colleges/college.ts';
import { MIN_COHORT } from '../../../src/domain/colleges/small-cohorts.ts';
import { athleticsOf } from '../../../src/domain/scores/athletics.ts';
import { criterionScoresOf } from '../../../src/domain/scores/criterion-scores.ts';
import { prestigeOf } from '../../../src/domain/scores/prestige.ts';
import { rateGroupOf } from '../../../src/domain/scores/rates.ts';
import { studentsOf } from '../../../src/domain/scores/safety.ts';
import {
  ATHLETICS,
  CLERY_YEARS,
  CRITERIA,
  MEAN,
  PRESTIGE,
  RATE_GROUPS,
  RATE_PRIORS,
  SAFETY_PRIOR,
} from '../../../src/domain/shared/method.ts';
import type { Section } from '../table.ts';
import { GROUPS } from './withheld.ts';

const HEAD = ['', 'colleges', 'measured', 'in use'];
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** The frozen means against those of this catalog: criteria, and parts of composites. */
export function meansSection(colleges: CollegeRecord[]): Section {
  const typical = colleges.filter((college) => GROUPS['four-year ≥ 500']?.(college));
  const scores = typical.map(criterionScoresOf);
  const row = (name: string, values: readonly (number | null)[], used: number): string[] => {
    const numbers = known(values);
    return [name, String(numbers.length), meanOf(numbers).toFixed(1), String(used)];
  };
  const partRows = <K extends string>(
    parts: readonly (readonly { key: K; isFilled: boolean; used: number }[])[],
    specs: Record<K, { mean: number }>,
  ) =>
    (Object.keys(specs) as K[]).map((key) =>
      row(
        `  ${key}`,
        parts.map((each) => each.find((part) => part.key === key && !part.isFilled)?.used ?? null),
        specs[key].mean,
      ),
    );
  return {
    title: `Means of ${typical.length} four-year public and nonprofit colleges with 500 undergraduates or more`,
    head: HEAD,
    rows: [
      ...CRITERIA.map((key) =>
        row(
          key,
          scores.map((each) => each[key]),
          MEAN[key],
        ),
      ),
      ...partRows(
        typical.map((college) => prestigeOf(college).parts),
        PRESTIGE.parts,
      ),
      ...partRows(
        typical.map((college) => athleticsOf(college).parts),
        ATHLETICS.parts,
      ),
    ],
  };
}

/** The priors of rates and crimes against those of this catalog, by the method of moments. */
export function priorsSection(colleges: CollegeRecord[]): Section {
  const rates = (['graduation', 'retention'] as const).flatMap((rate) =>
    RATE_GROUPS.map((group) => {
      const members = colleges.filter((college) => rateGroupOf(college) === group);
      const { mean, students } = RATE_PRIORS[rate][group];
      return [
        `${rate}, ${group}`,
        ...ratePrior(members.map((college) => [college[`${rate}Rate`], college[`${rate}Cohort`]])),
        `${mean} × ${students}`,
      ];
    }),
  );
  const { alpha, beta } = SAFETY_PRIOR;
  return {
    title: 'Priors: mean × students, and alpha / beta of crimes for 1,000 students',
    head: HEAD,
    rows: [...rates, ['crimes', ...crimePrior(colleges), `${alpha} / ${beta}`]],
  };
}

/** A beta prior. The variance of observed rates is that of the prior plus that of chance in cohorts of these sizes. */
function ratePrior(observed: readonly (readonly [rate: number | null, cohort: number | null])[]): string[] {
  const counted = observed.filter((pair): pair is [number, number] => pair[0] !== null && pair[1] !== null && pair[1] >= MIN_COHORT);
  if (counted.length < 2) return [String(counted.length), ''];
  const mean = meanOf(counted.map(([rate]) => rate));
  const variance = meanOf(counted.map(([rate]) => (rate - mean) ** 2));
  const chance = meanOf(counted.map(([, cohort]) => 1 / cohort));
  const share = (variance / (mean * (1 - mean)) - chance) / (1 - chance);
  return [String(counted.length), `${mean.toFixed(2)} × ${(1 / share - 1).toFixed(1)}`];
}

/** A gamma prior over four-year colleges, each weighted by its exposure (Marshall). */
function crimePrior(colleges: readonly CollegeRecord[]): string[] {
  const counted = colleges.flatMap((college) => {
    const students = studentsOf(college);
    const isCounted = college.level === 4 && !college.isOnlineOnly && college.crimeIncidentsTotal !== null && students !== null;
    return isCounted ? [{ crimes: college.crimeIncidentsTotal ?? 0, exposure: (CLERY_YEARS * students) / 1000 }] : [];
  });
  const exposure = counted.reduce((sum, each) => sum + each.exposure, 0);
  const rate = counted.reduce((sum, { crimes }) => sum + crimes, 0) / exposure;
  const spread = counted.reduce((sum, each) => sum + each.exposure * (each.crimes / each.exposure - rate) ** 2, 0) / exposure;
  const between = spread - rate / (exposure / counted.length);
  return [String(counted.length), `${(rate ** 2 / between).toFixed(2)} / ${(rate / between).toFixed(2)}`];
}

const PERCENTILES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** The spread of each component of athletics. From the 5th to the 95th percentile it must lie within 5 to 95 points. */
export function athleticsSection(colleges: CollegeRecord[]): Section {
  const parts = colleges.filter(({ totalAthletes }) => (totalAthletes ?? 0) > 0).map((college) => athleticsOf(college).parts);
  const rows = Object.keys(ATHLETICS.parts).map((key) => {
    const values = known(parts.map((each) => each.find((part) => part.key === key && !part.isFilled)?.used ?? null)).sort((a, b) => a - b);
    return [key, String(values.length), ...PERCENTILES.map((at) => (values[Math.floor(at * values.length)] ?? Number.NaN).toFixed(1))];
  });
  return { title: 'Components of athletics, percentiles', head: ['', 'colleges', ...PERCENTILES.map((at) => `${100 * at}th`)], rows };
}
