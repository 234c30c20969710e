import { appealOf, type AppealedStep } from './appeals.ts';
import { CASE_STEPS, REASON_CODES, type CaseStep } from './case.ts';
import { authorText } from './evidence.ts';
import { figuresOf, shownCount } from './figures.ts';
import { NOTICES_PATH, noticeEmail, reportAnsweredEmail } from './moderation-emails.ts';
import { appealText, decisionText, outcomeLine, outcomeOf, undoneText, type Decided } from './notice-texts.ts';
import { CASE_KINDS, PERSONAL_KINDS } from './report.ts';
import { canHide, canUndo, checkStep, daysOf } from './steps.ts';

const AT = new Date('2026-11-01T12:00:00Z');
const after = (days: number) => new Date(AT.getTime() + days * 86_400_000);

describe('an appeal', () => {
  const decided: AppealedStep = { step: 'hide', at: AT, undoneAt: null, appealOutcome: null };
  it.each<[string, Partial<AppealedStep>, number, ReturnType<typeof appealOf>]>([
    ['is possible for 20 days', {}, 19.9, { appeal: 'possible', appealUntil: after(20) }],
    ['is too late after them', {}, 20, { appeal: 'expired', appealUntil: null }],
    ['waits once sent', { appealOutcome: 'waiting' }, 30, { appeal: 'waiting', appealUntil: null }],
    ['keeps its outcome', { appealOutcome: 'granted', undoneAt: AT }, 1, { appeal: 'granted', appealUntil: null }],
    ['is needless after the step was undone', { undoneAt: AT }, 1, { appeal: null, appealUntil: null }],
    ['needs a step', { step: 'none' }, 1, { appeal: null, appealUntil: null }],
  ])('%s', (_, more, days, expected) => {
    expect(appealOf({ ...decided, ...more }, after(days))).toEqual(expected);
  });
});

describe('steps', () => {
  it('hide only what has a text of its own', () => {
    expect(CASE_KINDS.filter(canHide)).toEqual(['message', 'review', 'service', 'roommate']);
    expect(() => checkStep('hide', { kind: 'profile' }, 'student')).toThrow('cannot be hidden');
  });

  it('need a person: data is answered on its own page, and a request for access takes no step', () => {
    for (const kind of ['figure', 'fault'] as const) expect(() => checkStep('none', { kind }, null)).toThrow('on their own page');
    expect(() => checkStep('none', { kind: 'access' }, null)).not.toThrow();
    expect(() => checkStep('warn', { kind: 'access' }, 'student')).toThrow('Only “No action”');
  });

  it('against a person need an account, and locks one that is not of staff', () => {
    expect(() => checkStep('warn', { kind: 'service' }, null)).toThrow('no account');
    expect(() => checkStep('none', { kind: 'service' }, null)).not.toThrow();
    for (const type of ['viewer', 'staff', 'admin'] as const) {
      for (const step of ['freeze', 'suspend', 'ban'] as const) {
        expect(() => checkStep(step, { kind: 'profile' }, type)).toThrow('account of staff');
      }
      expect(() => checkStep('pause-contact', { kind: 'profile' }, type)).not.toThrow();
    }
    expect(() => checkStep('ban', { kind: 'profile' }, 'provider')).not.toThrow();
  });

  it('have days only where they end by themselves', () => {
    expect([daysOf('pause-contact', undefined), daysOf('pause-contact', 3), daysOf('suspend', 30), daysOf('ban', undefined)]).toEqual([
      7,
      3,
      30,
      null,
    ]);
    expect(() => daysOf('suspend', undefined)).toThrow('Say for how many days');
    expect(() => daysOf('freeze', 3)).toThrow('Only a pause and a suspension');
  });

  it('can be undone, but for warnings and no step', () => {
    expect(CASE_STEPS.filter((step) => !canUndo(step))).toEqual(['none', 'warn']);
  });
});

describe('the notice of a decision', () => {
  const decided: Decided = {
    kind: 'message',
    step: 'suspend',
    reasonCode: 'scam',
    until: after(30),
    appealUntil: after(20),
    canSignIn: false,
  };

  it('says what, why, until when, and how to appeal', () => {
    expect(decisionText(decided)).toBe(
      [
        'We looked at a message that you sent. We have locked your account. You cannot sign in until December 1, 2026 (UTC).',
        'Our rules do not allow scams and requests for payment.',
        'If you think that this is wrong, you can appeal once, until November 21, 2026 (UTC), with the link in our email to you. Another member of staff decides about it.',
      ].join('\n\n'),
    );
  });

  it('exists for every step, reason and kind', () => {
    const steps = CASE_STEPS.filter((step): step is Exclude<CaseStep, 'none'> => step !== 'none');
    const texts = steps.flatMap((step) =>
      REASON_CODES.flatMap((reasonCode) =>
        PERSONAL_KINDS.map((kind) => decisionText({ ...decided, step, reasonCode, kind, canSignIn: true })),
      ),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^We looked at .+\.\n\n.+\.\n\n.+ appeal once, until November 21, 2026 \(UTC\), .+\.$/);
  });

  it('differs from those of an undone step and of an appeal', () => {
    expect(undoneText('review')).toContain('a review that you wrote, and took it back');
    expect(appealText('review', true)).toContain('agreed with you');
    expect(appealText('review', false)).toContain('You cannot appeal again');
  });
});

describe('emails', () => {
  it('link to the notices, or to the form for people who cannot sign in', () => {
    expect(noticeEmail('ada@example.edu', 'A text.', 'https://alma.example').text).toContain(`https://alma.example${NOTICES_PATH}`);
    const locked = noticeEmail('ada@example.edu', 'A text.', 'https://alma.example', 'secret');
    expect(locked.text).toContain('https://alma.example/appeal#token=secret');
    expect(locked.subject).not.toContain('secret');
  });

  it('tell reporters one line', () => {
    expect(outcomeLine('message', outcomeOf('none'))).toBe('We looked at your report and found no violation of our rules.');
    expect(reportAnsweredEmail('ada@example.edu', 'review', outcomeOf('warn'), '').text).toContain(
      'We looked at your report and acted on it.',
    );
    expect(outcomeLine('access', outcomeOf('none'))).toBe('We did not give you access to the admin pages.');
  });
});

it('the public figures state no small count', () => {
  expect([0, 1, 4, 5, 1_240].map(shownCount)).toEqual(['0', 'fewer than 5', 'fewer than 5', '5', '1,240']);
  const counts = { year: 2026, reports: 12, decided: 4, steps: 0, appeals: 1, appealsGranted: 0, medianHours: 3.14159 };
  expect(figuresOf(counts)).toEqual({
    year: 2026,
    reports: '12',
    decided: 'fewer than 5',
    steps: '0',
    appeals: 'fewer than 5',
    appealsGranted: '0',
    medianHours: 3.1,
  });
});

it('evidence names its authors by role and number', () => {
  expect([authorText({ author: 'reported', authorId: 7 }), authorText({ author: 'other', authorId: null })]).toEqual([
    'Reported person (user 7)',
    'Another person',
  ]);
});
