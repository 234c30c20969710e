import { ADMISSION_FACTORS, type AdmissionFactor } from '../../../domain/colleges/college.ts';
import { percentText } from '../../../domain/colleges/display.ts';
import { coded, computed, either, type FieldReader, type FieldReading, sum } from '../cells.ts';
import { partsOf } from './parts.ts';
import { FACTOR_WEIGHT, FACTOR_WEIGHT_TO_2021, TESTING, TESTING_TO_2021 } from './codes.ts';
import { published, ruleOf, shareOfMany } from './figure-columns.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const SAT = ruleOf('avgSAT');
const ACT = ruleOf('avgACT');
/** Half a point is not rounded up: no student can have it, and the lower score claims less. */
const middle = (numbers: readonly number[]) => Math.floor(sum(numbers) / 2);

const admissionRate = shareOfMany('acceptanceRateNum');

/** The rate as text: "58%". */
function asText(rate: FieldReader): FieldReader {
  return (texts, flags): FieldReading => {
    const { value, status } = rate(texts, flags);
    return typeof value === 'number' ? { value: percentText(value), status } : { value, status };
  };
}

/** The published median (older files lack it), else the midpoint of the quartiles. */
const middleSat: FieldReader = either(
  { read: computed(SAT, sum), columns: [0, 1] },
  { read: computed(SAT, middle), columns: [2, 3, 4, 5] },
);
const middleAct: FieldReader = either({ read: computed(ACT, sum), columns: [0] }, { read: computed(ACT, middle), columns: [1, 2] });

/** ADMCON7 asks for test scores. 10 to 12 exist from 2022. */
const FACTOR_COLUMNS: Readonly<Record<AdmissionFactor, string>> = {
  gpa: 'ADMCON1',
  rank: 'ADMCON2',
  record: 'ADMCON3',
  preparatoryProgram: 'ADMCON4',
  recommendations: 'ADMCON5',
  demonstrationOfCompetencies: 'ADMCON6',
  englishTest: 'ADMCON8',
  otherTest: 'ADMCON9',
  workExperience: 'ADMCON10',
  essay: 'ADMCON11',
  legacy: 'ADMCON12',
};

/** The question of 2022 and later has other answers than the one before. */
function requirements(year: number): FieldSpec[] {
  const period = `fall ${year}`;
  const [tests, weights] = year < 2022 ? [TESTING_TO_2021, FACTOR_WEIGHT_TO_2021] : [TESTING, FACTOR_WEIGHT];
  return [
    { field: 'testingPolicy', period, columns: ['ADMCON7'], read: coded(tests) },
    {
      field: 'admissionFactors',
      period,
      variable: year < 2022 ? 'ADMCON1–6, ADMCON8–9' : 'ADMCON1–6, ADMCON8–12',
      columns: ADMISSION_FACTORS.map((factor) => FACTOR_COLUMNS[factor]),
      read: partsOf(ADMISSION_FACTORS, coded(weights)),
    },
  ];
}

export const admissions: TableSpec = {
  table: 'ADM',
  signature: ['ADMCON1', 'ADMCON2'],
  // Each year one to three colleges report such ACT scores, which hardly any student has.
  knownErrors: [{ columns: ['ACTCM25', 'ACTCM50', 'ACTCM75'], range: [0, 10] }],
  fields: (year) => {
    const of = { period: `fall ${year}` };
    const rate = { ...of, variable: 'ADMSSN / APPLCN', columns: ['ADMSSN', 'APPLCN'] };
    const fields: FieldSpec[] = [
      { field: 'acceptanceRateNum', ...rate, read: admissionRate },
      { field: 'acceptanceRate', ...rate, read: asText(admissionRate) },
      { field: 'yieldRate', ...of, variable: 'ENRLT / ADMSSN', columns: ['ENRLT', 'ADMSSN'], read: shareOfMany('yieldRate') },
      ...requirements(year),
      {
        field: 'avgSAT',
        ...of,
        alternatives: ['SATVR50 + SATMT50', 'the middle of SATVR25–75 + SATMT25–75'],
        columns: ['SATVR50', 'SATMT50', 'SATVR25', 'SATVR75', 'SATMT25', 'SATMT75'],
        read: middleSat,
      },
      { field: 'sat25', ...of, variable: 'SATVR25 + SATMT25', columns: ['SATVR25', 'SATMT25'], read: computed(SAT, sum) },
      { field: 'sat75', ...of, variable: 'SATVR75 + SATMT75', columns: ['SATVR75', 'SATMT75'], read: computed(SAT, sum) },
      {
        field: 'avgACT',
        ...of,
        alternatives: ['ACTCM50', 'the middle of ACTCM25–75'],
        columns: ['ACTCM50', 'ACTCM25', 'ACTCM75'],
        read: middleAct,
      },
      { field: 'act25', ...of, columns: ['ACTCM25'], read: computed(ACT, sum) },
      { field: 'act75', ...of, columns: ['ACTCM75'], read: computed(ACT, sum) },
      published('satCohort', of.period, 'SATNUM'),
      published('percentSAT', of.period, 'SATPCT'),
      published('actCohort', of.period, 'ACTNUM'),
      published('percentACT', of.period, 'ACTPCT'),
    ];
    return fields;
  },
};
