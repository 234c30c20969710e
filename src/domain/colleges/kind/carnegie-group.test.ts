import { carnegieGroupOf } from './carnegie-group.ts';

it.each([
  ['Doctoral/Professional Universities', 'doctoral'],
  ['Mixed Undergraduate/Graduate-Doctorate Large/Medium', 'doctoral'],
  ["Master's Colleges & Universities: Small Programs", 'masters'],
  ["Professions-focused Undergraduate/Graduate-Master's Large/Medium", 'masters'],
  ['Baccalaureate Colleges: Diverse Fields', 'bachelors'],
  ['Mixed Baccalaureate', 'bachelors'],
  ["Baccalaureate/Associate's Colleges: Associate's Dominant", 'associates'],
  ["Associate's Colleges: High Transfer-High Traditional", 'associates'],
  ['Mixed Associate/Baccalaureate', 'associates'],
  ['Special Focus Two-Year: Health Professions', 'special'],
  ['Special Focus: Law', 'special'],
  ['Tribal Colleges', 'tribal'],
  ['Another class', null],
  [null, null],
])('puts %s into the group %p', (label, group) => {
  expect(carnegieGroupOf(label)).toBe(group);
});
