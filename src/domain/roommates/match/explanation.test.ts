import fc from 'fast-check';
import { anyPerson, given, person, sharedKeys, X, Y } from '../answers.fixture.ts';
import { explanationOf } from './explanation.ts';
import { QUIZ } from '../quiz.ts';

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('differences', () => {
  it('are habits in words, those that matter most to the two first', () => {
    const mine = { overnight: given(1), noise: given(1, [1], 'little'), bedtime: given(1, [1], 'very'), wake: given(1, [1], 'little') };
    const theirs = { overnight: given(4, [4], 'very'), noise: given(3, [3], 'little'), bedtime: given(4, [4], 'very'), wake: given(3) };
    expect(texts(explanationOf(person(mine), person(theirs)).differ)).toEqual([
      'You go to bed before 10 p.m. on weeknights; they go to bed after 1 a.m. on weeknights.',
      'You never have overnight guests; they have overnight guests every week.',
      'You get up before 7 a.m. on weekdays; they get up between 8:30 and 10 a.m. on weekdays.',
    ]);
  });

  it('are none where it matters to neither', () => {
    const explained = explanationOf(person({ noise: given(1, [1], 'none') }), person({ noise: given(4, [4], 'none') }));
    expect([explained.differ, explained.agree]).toEqual([[], []]);
  });

  it.each([
    [18, 21, []],
    [18, 22, ['You are 18; they are 22.']],
    [23, 18, ['You are 23; they are 18.']],
    [null, 40, []],
    [40, null, []],
  ])('of the ages %p and %p are %j', (age, other, lines) => {
    expect(texts(explanationOf(person({}, { age }), person({}, { age: other })).differ)).toEqual(lines);
  });

  it.each([
    ['freshman', 'sophomore', []],
    ['freshman', 'junior', ['You are a freshman; they are a junior.']],
    ['incoming', 'grad', ['You are an incoming student; they are a grad student.']],
    ['transfer', 'freshman', []],
    ['transfer', 'incoming', ['You are a transfer student; they are an incoming student.']],
  ] as const)('of a %s and a %s are %j', (schoolYear, other, lines) => {
    expect(texts(explanationOf(person({}, { schoolYear }), person({}, { schoolYear: other })).differ)).toEqual(lines);
  });

  it('begin with a wide age gap and end with the school year', () => {
    const keys = explanationOf(
      person({ noise: given(1, [1], 'very') }, { age: 18 }),
      person({ noise: given(3) }, { age: 24, schoolYear: 'grad' }),
    ).differ.map(({ key }) => key);
    expect(keys).toEqual(['age', 'noise', 'schoolYear']);
  });
});

describe('agreements', () => {
  it('are the same habit, or habits that both accept', () => {
    const mine = { noise: given(1), overnight: given(1, [1, 2], 'very'), sharing: given(1, [1], 'little') };
    const theirs = { noise: given(1), overnight: given(2, [1, 2]), sharing: given(1, [1], 'little') };
    expect(texts(explanationOf(person(mine), person(theirs)).agree)).toEqual([
      'You never have overnight guests; they have an overnight guest about once a month. Both of you accept that.',
      'You both keep the room quiet and take calls outside.',
      'You both prefer that each uses their own things.',
    ]);
  });
});

describe('deal-breakers', () => {
  it('name the side, also both', () => {
    const { dealBreakers } = explanationOf(
      person({ smoking: given(0, [0], 'very', true) }),
      person({ smoking: given(2, [2], 'little', true) }),
    );
    expect(dealBreakers.map(({ of, key }) => [of, key])).toEqual([
      ['you', 'smoking'],
      ['them', 'smoking'],
    ]);
  });

  it('need an answer without any fit', () => {
    const mine = person({ bedtime: given(2, [2], 'very', true) });
    expect(explanationOf(mine, person({ bedtime: given(3) })).dealBreakers).toEqual([]);
    expect(explanationOf(mine, person({ bedtime: given(4) })).dealBreakers).toHaveLength(1);
    expect(explanationOf(mine, person({})).dealBreakers).toEqual([]);
  });
});

describe('what is unknown', () => {
  it('begins with what the viewer left out, and with what matters most to the other', () => {
    const mine = { noise: given(1, [1], 'very') };
    const theirs = { sharing: given(1, [1], 'little'), overnight: given(1, [1], 'very'), smoking: given(0, [0], 'none', true) };
    const unknown = explanationOf(person(mine), person(theirs)).unknown;
    expect(unknown.slice(0, 5)).toEqual([
      { key: 'smoking', name: 'Smoking or vaping', isYours: true },
      { key: 'overnight', name: 'Overnight guests', isYours: true },
      { key: 'sharing', name: 'Sharing things', isYours: true },
      { key: 'noise', name: 'Noise in the room', isYours: false },
      { key: 'bedtime', name: 'Bedtime', isYours: false },
    ]);
    expect(unknown).toHaveLength(QUIZ.length);
  });
});

describe('for any two people', () => {
  it('each question appears once: shared or unknown', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (viewer, owner) => {
        const { agree, differ, dealBreakers, unknown } = explanationOf(viewer, owner);
        const shared = new Set<string>(sharedKeys(viewer.answers, owner.answers));
        const named = [...agree, ...differ, ...dealBreakers.filter(({ of }, at) => of === 'you' || dealBreakers[at - 1]?.of !== 'you')];
        for (const { key } of agree.concat(dealBreakers)) expect(shared.has(key)).toBe(true);
        for (const { key } of unknown) expect(shared.has(key)).toBe(false);
        expect(unknown).toHaveLength(QUIZ.length - shared.size);
        expect(agree.length <= 3 && differ.length <= 3 && named.every(({ text }) => text.endsWith('.'))).toBe(true);
        const broken = new Set(dealBreakers.map(({ key }) => key));
        expect([...agree, ...differ].some(({ key }) => broken.has(key))).toBe(false);
      }),
    );
  });

  it('names the questions of the worked example', () => {
    const { agree, differ, dealBreakers } = explanationOf(person(X), person(Y));
    expect([agree, differ, dealBreakers].map((lines) => lines.map(({ key }) => key))).toEqual([
      ['bedtime', 'smoking', 'study'],
      ['tidiness', 'noise', 'guests'],
      [],
    ]);
  });
});
