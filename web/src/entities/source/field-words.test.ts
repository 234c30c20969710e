import { inSentence, shortDay } from '../../lib/format.ts';
import { FIELD_LABELS } from '../../api/domain/colleges.ts';
import { fieldLabel, fieldText } from './field-words.ts';
import { localeWords } from '../college/locale-words.ts';

it('formats days by their UTC date and rejects other texts', () => {
  expect(shortDay('2026-11-03T23:59:59.000Z')).toBe('Nov 3, 2026');
  expect(shortDay('soon')).toBeUndefined();
  expect(shortDay('2026-13-03')).toBeUndefined();
});

it('names the surroundings of a college', () => {
  expect(localeWords('suburb-large')).toBe('Large suburb');
  expect(localeWords('rural-fringe')).toBe('Fringe rural area');
});

it('labels every field, and an unknown field as the server does', () => {
  expect(fieldLabel('graduationRate')).toBe('Graduation rate');
  expect(fieldLabel('zip')).toBe('ZIP code');
  expect(fieldLabel('toString', 'To string')).toBe('To string');
  expect(Object.values(FIELD_LABELS).every((label) => /^[A-Z]/.test(label))).toBe(true);
});

it.each([
  ['Graduation rate', 'graduation rate'],
  ['SAT, middle score', 'SAT, middle score'],
  ['Carnegie classification', 'Carnegie classification'],
])('writes %s within a sentence', (label, words) => {
  expect(inSentence(label)).toBe(words);
});

it.each([
  ['graduationRate', 0.285, '29%'],
  ['researchFundingTotal', 0, 'under $150K'],
  ['researchExpense', 0, '$0'],
  ['level', 4, '4-year'],
  ['latitude', 32.6, '32.6'],
  ['isHBCU', false, 'No'],
  ['locale', 'city-small', 'Small city'],
  ['aliases', ['UA', 'Bama'], 'UA, Bama'],
  ['aliases', [], 'None'],
  ['crimeIncidentsByYear', { 2021: 3, 2022: 4 }, '2 values'],
  ['medianDebt', null, 'Too few students to publish'],
  [
    'admissionFactors',
    { essay: 'required', legacy: 'not-considered' },
    'Personal statement or essay: Required, Family members who went here: Not considered',
  ],
  ['athleticConferences', { football: 'Southeastern Conference' }, 'Football: Southeastern Conference'],
  ['undergraduateRaces', { asian: 0.5, white: 0.5 }, '2 values'],
  ['rotcPrograms', [], 'None'],
  ['academicCalendar', 'semester', 'Semesters'],
  ['studentFacultyRatio', 14, '14 to 1'],
  ['applicationFee', 0, 'Free'],
  ['averageGrant', 0, '$0'],
])('shows %s of %j as %s', (field, value, words) => {
  expect(fieldText(field, value, 'suppressed')).toBe(words);
});
