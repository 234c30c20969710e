import fc from 'fast-check';
import { draftAgreement } from './agreement.ts';
import { anyAnswers, given, sharedKeys, X, Y } from './answers.fixture.ts';
import { QUIZ } from './quiz.ts';

describe('a draft agreement', () => {
  it('has both habits and a proposal for each difference, first what matters most to the two', () => {
    expect(draftAgreement(X, Y)).toEqual([
      'Bedtime: you go to bed before 10 p.m. on weeknights; they go to bed between 10 and 11:30 p.m. on weeknights. Proposal: a small lamp and headphones from 10 p.m. on weeknights.',
      'Tidiness: you tidy up every two or three days; they clean once a week. Proposal: each tidies up twice a week, and both clean together every second Sunday.',
      'Noise in the room: you keep the room quiet and take calls outside; they play low music now and then. Proposal: headphones after 9 p.m., and calls outside.',
      'Daytime guests: you have friends over about once a week; they have friends over several days a week. Proposal: friends over on at most three days a week, until 10 p.m.',
      'Place to study: you study mostly in the room; they study mostly outside the room. Proposal: two evenings a week on which the room is for studying.',
    ]);
  });

  it('proposes the same to both', () => {
    const proposals = (lines: string[]) => lines.map((line) => line.slice(line.indexOf('Proposal')));
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        expect(proposals(draftAgreement(mine, theirs))).toEqual(proposals(draftAgreement(theirs, mine)));
      }),
    );
  });

  it('has a line exactly for each difference', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const differing = sharedKeys(mine, theirs).filter((key) => mine[key]?.answer !== theirs[key]?.answer);
        expect(draftAgreement(mine, theirs)).toHaveLength(differing.length);
      }),
    );
  });

  const pairs = QUIZ.flatMap(({ key, options }) =>
    options.flatMap(({ value }) => options.filter((other) => other.value > value).map((other) => [key, value, other.value] as const)),
  );
  it.each(pairs)('of %s %i and %i is one whole sentence', (key, lower, higher) => {
    const [line = ''] = draftAgreement({ [key]: given(lower) }, { [key]: given(higher) });
    expect(line).toMatch(/^[A-Z][a-z ]+: you [^.]+.*; they .+\. Proposal: \S.*[^.]\.$/);
    expect(line).not.toMatch(/undefined|NaN|\.\./);
  });
});
