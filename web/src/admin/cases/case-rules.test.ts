import { actionsOf } from './actions/case-actions.ts';
import { decisionOf, NO_DECISION, stepOptions, withStep } from './actions/decision.ts';
import { ageText, dueText, isLate } from './case-times.ts';
import type { StaffCase } from '../../api/domain/moderation.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const CASE = { kind: 'message', status: 'decided', step: 'warn', hasAppeal: false, isUndone: false, claimedById: null } as StaffCase;
const ME = { permissions: ['moderation', 'appeals'] as const, user: { id: 1 } };

it.each([
  ['2026-11-22T15:30:00.000Z', 'Due in 3 h', false],
  ['2026-11-22T12:20:00.000Z', 'Due in 20 min', false],
  ['2026-11-22T12:00:00.000Z', 'Due in 0 min', false],
  ['2026-11-22T10:00:00.000Z', 'Late by 2 h', true],
  ['2026-11-19T11:00:00.000Z', 'Late by 3 d', true],
])('the time of a case: %s is %s', (dueAt, text, late) => {
  expect([dueText(dueAt, NOW), isLate(dueAt, NOW)]).toEqual([text, late]);
});

it('no age is negative', () => {
  expect(ageText('2026-11-22T13:00:00.000Z', NOW)).toBe('0 min ago');
});

describe('what a moderator can do', () => {
  it.each<[Partial<StaffCase>, readonly string[]]>([
    [{ status: 'open' }, ['claim']],
    [{ status: 'waiting' }, ['claim']],
    [{ status: 'claimed', claimedById: 1 }, ['decide', 'wait', 'release']],
    [{ status: 'claimed', claimedById: 2 }, ['wait', 'release']],
    [{ status: 'claimed', claimedById: null }, ['claim']],
    [{ step: 'none' }, []],
    [{ step: 'warn', hasAppeal: true }, ['appeal']],
    [{ step: 'ban', hasAppeal: true }, ['appeal', 'undo']],
    [{ step: 'ban', isUndone: true }, []],
  ])('%j', (values, expected) => {
    expect(actionsOf({ ...CASE, ...values }, ME)).toEqual(expected);
  });

  it('nothing without the permission', () => {
    expect(actionsOf({ ...CASE, status: 'open' }, { ...ME, permissions: ['read'] })).toEqual([]);
  });
});

describe('a decision', () => {
  const filled = { ...NO_DECISION, reasonCode: 'spam', note: 'why' } as const;

  it('has only steps that fit the case', () => {
    const names = (kind: StaffCase['kind'], subjectId: number | null) => stepOptions({ kind, subjectId }).map(({ value }) => value);
    expect(names('service', null)).toEqual(['none', 'hide']);
    expect(names('profile', 9)).toEqual(['none', 'warn', 'pause-contact', 'freeze', 'suspend', 'ban']);
  });

  it('needs days from 1 to 365 for a pause and a suspension, and sends none otherwise', () => {
    const daysOf = (days: string) => decisionOf({ ...filled, step: 'suspend', days });
    expect(['', '0', '366', '1.5', 'x', '-1'].map(daysOf)).toEqual(Array(6).fill(undefined));
    expect(daysOf('365')).toEqual({ step: 'suspend', reasonCode: 'spam', note: 'why', days: 365 });
    expect(decisionOf({ ...filled, step: 'ban', days: '7' })).toEqual({ step: 'ban', reasonCode: 'spam', note: 'why' });
    expect(decisionOf(filled)).toBeUndefined();
  });

  it('starts with usual values, and keeps what the user entered', () => {
    expect(withStep(NO_DECISION, 'none')).toMatchObject({ reasonCode: 'no-violation', days: '' });
    expect(withStep(NO_DECISION, 'pause-contact').days).toBe('7');
    expect(withStep({ ...filled, days: '3' }, 'pause-contact')).toMatchObject({ reasonCode: 'spam', days: '3' });
  });
});
