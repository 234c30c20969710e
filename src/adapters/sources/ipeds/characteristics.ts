import { ATHLETIC_ASSOCIATIONS, CONFERENCE_SPORTS, ROTC_PROGRAMS } from '../../../domain/colleges/college.ts';
import { coded, computed, either, firstNumber, sum } from '../cells.ts';
import { listOf, partsOf } from './parts.ts';
import { CALSYS, LISTED, RELAFFIL, YES_NO } from './codes.ts';
import { CONFERENCES } from './conferences.ts';
import { ruleOf } from './figure-columns.ts';
import type { FieldSpec, TableSpec } from '../table.ts';

const FEE = firstNumber(ruleOf('applicationFee'));

/**
 * The fee and the beds of student housing. A college without housing (ROOM 2) has a blank ROOMCAP, which means no beds. The status flag of
 * APPLFEEU has an abbreviated name.
 */
export function campusFields(period: string): FieldSpec[] {
  return [
    {
      field: 'applicationFee',
      period,
      variable: 'APPLFEEU',
      columns: ['APPLFEEU', 'XAPPFEEU'],
      needs: ['APPLFEEU'],
      read: ([fee = '', flag = '']) => FEE([fee], [flag]),
    },
    {
      field: 'housingCapacity',
      period,
      alternatives: ['ROOMCAP', 'ROOM'],
      columns: ['ROOMCAP', 'ROOM'],
      needs: ['ROOMCAP'],
      read: either({ read: computed(ruleOf('housingCapacity'), sum), columns: [0] }, { read: coded({ 1: null, 2: 0 }), columns: [1] }),
    },
  ];
}

/** The services that a college offers are lists of checked boxes, where 0 is "implied no". Other questions have 2 for no. */
const athletics = (period: string): FieldSpec[] => {
  const associations = ATHLETIC_ASSOCIATIONS.map((_, at) => `ASSOC${at + 1}`);
  const conferences = CONFERENCE_SPORTS.map((_, at) => `CONFNO${at + 1}`);
  return [
    {
      field: 'athleticAssociations',
      period,
      variable: 'ATHASSOC, ASSOC1–6',
      columns: ['ATHASSOC', ...associations],
      read: listOf(ATHLETIC_ASSOCIATIONS, coded(YES_NO)),
    },
    {
      field: 'athleticConferences',
      period,
      variable: 'CONFNO1–4',
      columns: conferences,
      read: partsOf(CONFERENCE_SPORTS, coded(CONFERENCES)),
    },
  ];
};

const programs = (period: string): FieldSpec[] => [
  {
    field: 'rotcPrograms',
    period,
    variable: 'SLO5, SLO51–53',
    columns: ['SLO5', 'SLO51', 'SLO52', 'SLO53'],
    read: listOf(ROTC_PROGRAMS, coded(LISTED)),
  },
  { field: 'hasStudyAbroad', period, columns: ['SLO6'], read: coded(LISTED) },
];

/** IC: what a college offers. From 2024 the fee and the housing are in COST1. */
export const characteristics: TableSpec = {
  table: 'IC',
  signature: ['CNTLAFFI', 'CALSYS'],
  fields: (year, period) => [
    { field: 'religiousAffiliation', period, columns: ['RELAFFIL'], read: coded(RELAFFIL) },
    { field: 'openAdmission', period, columns: ['OPENADMP'], read: coded(YES_NO) },
    { field: 'isOnlineOnly', period, columns: ['DISTNCED'], read: coded(YES_NO) },
    { field: 'academicCalendar', period, columns: ['CALSYS'], read: coded(CALSYS) },
    ...programs(period),
    ...athletics(period),
    ...(year < 2024 ? campusFields(period) : []),
  ],
};
