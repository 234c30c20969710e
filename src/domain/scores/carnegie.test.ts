import { carnegieScoreOf } from './carnegie.ts';

const R1 = 'Research 1: Very High Spending and Doctorate Production';
const RCU = 'Research Colleges and Universities';
const score = (carnegieClassification: string | null, researchActivity: string | null = null) =>
  carnegieScoreOf({ carnegieClassification, researchActivity });

it.each([
  ['Doctoral Universities: Very High Research Activity', 100],
  ['Doctoral Universities: High Research Activity', 85],
  ['Doctoral/Professional Universities', 70],
  ["Master's Colleges & Universities: Larger Programs", 60],
  ["Master's Colleges & Universities: Medium Programs", 55],
  ["Master's Colleges & Universities: Small Programs", 50],
  ['Baccalaureate Colleges: Arts & Sciences Focus', 50],
  ['Baccalaureate Colleges: Diverse Fields', 45],
  ["Baccalaureate/Associate's Colleges: Mixed Baccalaureate/Associate's", 35],
  ["Baccalaureate/Associate's Colleges: Associate's Dominant", 30],
  ["Associate's Colleges: High Transfer-High Traditional", 25],
  ['Special Focus Two-Year: Health Professions', 25],
  ['Special Focus Four-Year: Medical Schools & Centers', 70],
  ['Special Focus Four-Year: Research Institutions', 85],
  ['Special Focus Four-Year: Law Schools', null],
  ['Tribal Colleges', null],
  ['Mixed Undergraduate/Graduate-Doctorate Small', 70],
  ["Professions-focused Undergraduate/Graduate-Master's Large/Medium", 60],
  ["Mixed Undergraduate/Graduate-Master's Small", 50],
  ['Professions-focused Baccalaureate Small', 45],
  ['Mixed Associate/Baccalaureate', 35],
  ['Professions-focused Associate Large/Medium', 25],
  ['Special Focus: Arts and Sciences', 50],
  ['Special Focus: Arts, Music, and Design', null],
  [null, null],
])('%s scores %p', (label, expected) => {
  expect(score(label)).toBe(expected);
});

it('uses the higher of class and designation', () => {
  expect(score('Mixed Undergraduate/Graduate-Doctorate Medium', R1)).toBe(100);
  expect(score("Mixed Undergraduate/Graduate-Master's Large/Medium", RCU)).toBe(65);
  expect(score('Doctoral/Professional Universities', RCU)).toBe(70);
  expect(score('Special Focus Four-Year: Law Schools', R1)).toBe(100);
});
