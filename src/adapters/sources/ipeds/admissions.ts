import { FIGURE_RANGES } from '../../../domain/colleges/figure-ranges.ts';
import { percentText } from '../../../domain/colleges/display.ts';
import { coded, computed, either, type FieldReader, type FieldReading, sum } from '../cells.ts';
import { TESTING, TESTING_TO_2021 } from './codes.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const SAT = { whole: true, within: FIGURE_RANGES.avgSAT } as const;
const ACT = { whole: true, within: FIGURE_RANGES.avgACT } as const;
const RATE = FIGURE_RANGES.acceptanceRateNum;
const middle = (numbers: readonly number[]) => sum(numbers) / 2;

/** No rate without applicants. */
const admissionRate: FieldReader = computed({ within: RATE }, ([admitted = 0, applied = 0]) => (applied > 0 ? admitted / applied : null));

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
      { field: 'testingPolicy', ...of, variable: 'ADMCON7', columns: ['ADMCON7'], read: coded(year < 2022 ? TESTING_TO_2021 : TESTING) },
      {
        field: 'avgSAT',
        ...of,
        variable: 'SATVR50 + SATMT50, else the middle of SATVR25–75 + SATMT25–75',
        columns: ['SATVR50', 'SATMT50', 'SATVR25', 'SATVR75', 'SATMT25', 'SATMT75'],
        read: middleSat,
      },
      { field: 'sat25', ...of, variable: 'SATVR25 + SATMT25', columns: ['SATVR25', 'SATMT25'], read: computed(SAT, sum) },
      { field: 'sat75', ...of, variable: 'SATVR75 + SATMT75', columns: ['SATVR75', 'SATMT75'], read: computed(SAT, sum) },
      {
        field: 'avgACT',
        ...of,
        variable: 'ACTCM50, else the middle of ACTCM25–75',
        columns: ['ACTCM50', 'ACTCM25', 'ACTCM75'],
        read: middleAct,
      },
      { field: 'act25', ...of, variable: 'ACTCM25', columns: ['ACTCM25'], read: computed(ACT, sum) },
      { field: 'act75', ...of, variable: 'ACTCM75', columns: ['ACTCM75'], read: computed(ACT, sum) },
    ];
    return fields;
  },
};

/** NCES rounds this rate to whole percents, so it is the second choice. */
const publishedRate: FieldReader = computed({ scale: 0.01, within: RATE }, sum);

export const derivedAdmissions: TableSpec = {
  table: 'DRVADM',
  signature: ['DVADM02', 'DVADM03'],
  fields: (year) => {
    const of = { period: `fall ${year}`, variable: 'DVADM01', columns: ['DVADM01'] };
    return [
      { field: 'acceptanceRateNum', ...of, read: publishedRate },
      { field: 'acceptanceRate', ...of, read: asText(publishedRate) },
    ];
  },
};
