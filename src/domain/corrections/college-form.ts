import { FIELD_LABELS, type FieldKey } from '../colleges/attributes.ts';
import { STORED_SCORES } from '../scores/stored-scores.ts';
import { LOCKABLE_FIELDS } from './locks.ts';

/** Fields that no source supplies and no import writes. Staff change them without a lock. */
export const DIRECT_FIELDS = ['description', 'imageUrl', 'isFeatured'] as const;
type DirectField = (typeof DIRECT_FIELDS)[number];
export type EditableField = FieldKey | DirectField;

/** The form of a college: the fields of each tab, in order. Net prices by income have their own form. */
export const COLLEGE_TABS = {
  Identity: [
    'name',
    'aliases',
    'location',
    'state',
    'zip',
    'latitude',
    'longitude',
    'locale',
    'type',
    'level',
    'website',
    'religiousAffiliation',
    'description',
    'imageUrl',
  ],
  Admissions: [
    'acceptanceRateNum',
    'yieldRate',
    'avgSAT',
    'sat25',
    'sat75',
    'avgACT',
    'act25',
    'act75',
    'satCohort',
    'percentSAT',
    'actCohort',
    'percentACT',
    'testingPolicy',
    'openAdmission',
    'applicationFee',
    'applicationUrl',
  ],
  Cost: [
    'annualCost',
    'outOfStateCost',
    'netPricePublic',
    'netPricePrivate',
    'averageGrant',
    'percentWithGrant',
    'endowmentPerStudent',
    'netPriceCalculatorUrl',
    'financialAidUrl',
    'federalAid',
  ],
  Outcomes: [
    'graduationRate',
    'graduationCohort',
    'pellGraduationRate',
    'pellGraduationCohort',
    'degreeAfter8Years',
    'retentionRate',
    'retentionCohort',
    'transferRate',
    'medianEarnings',
    'earningsAfter6Months',
    'earningsAfter2Years',
    'earningsAfter10Years',
    'medianDebt',
    'defaultRate',
  ],
  Students: [
    'size',
    'totalEnrollment',
    'percentPellGrant',
    'percentFirstGen',
    'studentFacultyRatio',
    'percentWomen',
    'percentPartTime',
    'percentAge25Plus',
    'percentInternational',
    'percentInState',
    'percentOnlineOnly',
    'transfersIn',
    'housingCapacity',
    'academicCalendar',
    'rotcPrograms',
  ],
  Research: ['researchFundingTotal', 'researchExpense', 'researchExpensePerStudent', 'carnegieClassification', 'researchActivity'],
  Safety: ['crimeIncidentsTotal', 'crimeRatePer1000'],
  Athletics: [
    'totalAthletes',
    'menAthletes',
    'womenAthletes',
    'totalAthleticsExpenses',
    'totalAthleticsRevenue',
    'athleticsExpensePerAthlete',
    'athleticAssociations',
    'athleticDivision',
  ],
  Flags: ['isFeatured', 'isHBCU', 'isTribal', 'isWomenOnly', 'isOnlineOnly', 'hasStudyAbroad'],
} as const satisfies Record<string, readonly EditableField[]>;

export const EDITABLE_FIELDS = Object.values(COLLEGE_TABS).flat();

/** Computed from other values, so staff only read them. */
export const COMPUTED_FIELDS = STORED_SCORES;

const LABELS: Readonly<Record<DirectField, string>> = { description: 'Description', imageUrl: 'Image', isFeatured: 'Featured' };

/** "Acceptance rate" */
export const editableLabel = (field: EditableField): string => ({ ...FIELD_LABELS, ...LABELS })[field];

/** Whether a change of the field sets a lock. */
export const isLockable = (field: string): field is FieldKey => (LOCKABLE_FIELDS as readonly string[]).includes(field);
