import { isEmptyEdit, planEdit } from './staff-edit.ts';

/** The audited state before an edit that locked the size. */
const BEFORE = { size: 1_000, 'size.locked': false };

it('unlocks a locked field and ignores its value', () => {
  const edit = planEdit(BEFORE, { values: { size: 77 }, locked: ['size'] });
  expect(edit).toEqual({ sets: [], unlocks: ['size'], direct: {}, touched: ['size'] });
});

it('changes nothing about a field that someone has unlocked already', () => {
  const edit = planEdit(BEFORE, { values: { size: 1_002 }, locked: ['avgSAT'] });
  expect(edit).toEqual({ sets: [], unlocks: [], direct: {}, touched: [] });
  expect(isEmptyEdit(edit)).toBe(true);
});
