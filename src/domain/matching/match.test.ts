import { RANK_GROUPS } from '../order/rank-group.ts';
import { matchScoreOf } from './match-score-of.ts';
import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { settingOf } from '../colleges/college-values.ts';
import { sizeBandOf, type SizeBand } from '../colleges/size-band.ts';
import { createScorer } from '../rankings/weights.ts';
import { COLLEGE_KINDS, isOfKind } from '../rankings/list-kinds.ts';
import { AUBURN_LIKE, anyCollege } from '../rankings/rankings.fixture.ts';
import { MANY_STUDENTS } from '../scores/rates.fixture.ts';
import { round1 } from '../scores/scales.ts';
import { CRITERIA, DEFAULT_WEIGHTS } from '../shared/method.ts';
import { NO_PRIORITIES, type Answers } from './answers.ts';
import { answeredParts, compositeOf } from './score-parts.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { matchColleges, type Match } from './match.ts';
import { anyAnswers, anySurroundings, manyColleges, prioritiesWith } from './matching.fixture.ts';

const only = (college: Candidate['college']): Candidate => candidatesOf([college])[0]!;
const namesOf = ({ items }: Match) => items.map(({ college }) => college.name);

const ASKED: Answers = {
  types: ['public'],
  size: 'medium',
  states: ['AL', 'GA'],
  budget: 25_000,
  sat: 1_240,
  priorities: prioritiesWith({ completion: 3, earnings: 2, safety: 1 }),
};

describe('the worked example', () => {
  const { score, coverage, baseline, parts } = compositeOf(answeredParts(ASKED), only(AUBURN_LIKE));

  it('has the score of the method', () => {
    expect(score).toBeCloseTo(71.101029, 6);
    expect(coverage).toBeCloseTo(0.882353, 6);
    expect(baseline).toBeCloseTo(48.176471, 6);
    const used = Object.fromEntries(parts.map((part) => [part.key, part.used]));
    const expected = {
      type: 100,
      size: 54.299857,
      location: 100,
      budget: 100,
      academic: 0,
      earnings: 50.481429,
      completion: 83.754114,
      safety: 47.892577,
    };
    for (const [key, value] of Object.entries(expected)) expect(used[key]).toBeCloseTo(value, 6);
  });

  it('lists three reasons, the watch-outs and the unknown parts', () => {
    const [item] = matchColleges([only(AUBURN_LIKE)], ASKED).items;
    expect(item).toMatchObject({ rank: 1, score: 71.1, band: 'likely', isBalanced: true, change: null });
    const said = (reasons: { key: string; contribution: number; text: string }[] = []) =>
      reasons.map(({ key, contribution, text }) => [key, Number(contribution.toFixed(6)), text]);
    expect(said(item?.reasons)).toEqual([
      ['budget', 8.823529, 'Net price $23,258 a year for in-state students, within your $25,000'],
      ['completion', 6.662491, '81% graduate, 93% return after year one'],
      ['location', 5.882353, 'In Alabama, one of your states'],
    ]);
    expect(said(item?.watchOuts)).toEqual([['safety', -0.653378, '2.2 campus crimes per 1,000 students a year']]);
    expect(item?.unknown).toEqual([{ key: 'academic', text: 'Average SAT not published' }]);
  });
});

describe('relaxed requirements', () => {
  it('still count as wishes', () => {
    const all = candidatesOf([
      aCollege({ id: 1, name: 'A', state: 'AL', size: 24_000, graduationRate: 0.7, retentionRate: 0.83, ...MANY_STUDENTS }),
      aCollege({ id: 2, name: 'B', state: 'AL', size: 9_000, graduationRate: 0.5, retentionRate: 0.75, ...MANY_STUDENTS }),
      aCollege({ id: 3, name: 'C', state: 'GA', size: 2_500, type: 'Private nonprofit' }),
    ]);
    const answers: Answers = {
      size: 'medium',
      states: ['AL'],
      types: ['public'],
      must: ['size', 'location'],
      priorities: prioritiesWith({ completion: 3 }),
    };
    const { items, relaxed, candidates, meeting } = matchColleges(all, answers, { minimum: 2 });
    expect(items.map(({ college, score, rank, misses }) => [college.name, score, rank, misses])).toEqual([
      ['B', 81.2, 1, []],
      ['A', 79.6, 2, ['size']],
    ]);
    expect([relaxed, candidates, meeting]).toEqual([['size'], 2, 1]);
    expect(namesOf(matchColleges(all, answers, { minimum: 1 }))).toEqual(['B']);
  });
});

describe('the match order', () => {
  it('is the default ranking without answers', () => {
    const all = candidatesOf([AUBURN_LIKE, aCollege({ id: 2, name: 'Unknown' })]);
    const scoring = createScorer(DEFAULT_WEIGHTS)(all[0]!.scores);
    for (const nothing of [{}, { types: [], states: [], priorities: NO_PRIORITIES, must: ['size'] }, { act: 5 }] satisfies Answers[]) {
      const match = matchColleges(all, nothing);
      expect(match).toMatchObject({
        isDefault: true,
        candidates: 2,
        unplaced: 1,
        tied: 1,
        relaxed: [],
        excluded: { byMust: {}, unknown: {} },
      });
      expect(match.items.map(({ score }) => score)).toEqual([round1(scoring.score!)]);
    }
  });

  it('is the default ranking among colleges that meet a requirement, if there is no other answer', () => {
    const all = candidatesOf([AUBURN_LIKE, { ...AUBURN_LIKE, id: 2, isHBCU: true }]);
    expect(matchColleges(all, { must: ['hbcu'] })).toMatchObject({ isDefault: false, candidates: 1, items: [{ college: { id: 2 } }] });
  });

  it('gives equal rounded scores one rank, sorted by name', () => {
    const all = candidatesOf(
      ['Zeta', 'Alpha', '🎓', 'Mu'].map((name, index) => aCollege({ id: index + 1, name, state: index === 3 ? 'GA' : 'AL' })),
    );
    const match = matchColleges(all, { states: ['AL'] });
    expect(match.items.map(({ college, rank, score }) => [college.name, rank, score])).toEqual([
      ['Alpha', 1, 100],
      ['Zeta', 1, 100],
      ['🎓', 1, 100],
      ['Mu', 4, 0],
    ]);
    expect(match.tied).toBe(3);
  });

  it('counts an unknown size as no fit, and sorts ties as suggested', () => {
    const all = candidatesOf([
      aCollege({ id: 1, name: 'A', state: 'GA', size: null }),
      aCollege({ id: 2, name: 'B', state: 'TX', size: 100 }),
      aCollege({ id: 3, name: 'C', state: 'TX', size: null }),
    ]);
    expect(
      matchColleges(all, { states: ['GA'], size: 'small' }, { all: true }).items.map(({ college, score, rank }) => [
        college.name,
        score,
        rank,
      ]),
    ).toEqual([
      ['B', 50, 1],
      ['A', 50, 1],
      ['C', 0, 3],
    ]);
  });

  it('gives half a fit to colleges that use no test scores, and none to an unknown average', () => {
    const fitOf = (college: Parameters<typeof aCollege>[0]) =>
      compositeOf(answeredParts({ sat: 1_240, states: ['AL'] }), only(aCollege({ state: 'AL', ...college })));
    expect(fitOf({ testingPolicy: 'not-considered' })).toMatchObject({ score: 75, coverage: 1 });
    expect(fitOf({ openAdmission: true, avgSAT: 1_240 })).toMatchObject({ score: 75, coverage: 1 });
    expect(fitOf({ testingPolicy: 'optional' })).toMatchObject({ score: 50, coverage: 0.5 });
    expect(fitOf({ testingPolicy: 'optional', avgSAT: 1_240 })).toMatchObject({ score: 100, coverage: 1 });
  });

  it('shows twenty colleges, and counts those without a score', () => {
    const many = Array.from({ length: 30 }, (_, index) => aCollege({ id: index + 1, ...(index < 25 && { graduationRate: 0.5 }) }));
    const match = matchColleges(candidatesOf(many), { priorities: prioritiesWith({ completion: 1 }) });
    expect([match.items.length, match.candidates, match.unplaced, match.tied]).toEqual([20, 30, 5, 25]);
    expect(match.items.filter(({ isBalanced }) => isBalanced)).toHaveLength(10);
  });

  it('leaves out colleges that teach online only, unless they are wanted', () => {
    const all = candidatesOf([aCollege({ id: 1, name: 'A', isOnlineOnly: true }), aCollege({ id: 2, name: 'B', isOnlineOnly: null })]);
    expect(namesOf(matchColleges(all, { size: 'medium' }, { all: true }))).toEqual(['B']);
    expect(namesOf(matchColleges(all, { size: 'medium' }, { all: true, online: true }))).toEqual(['A', 'B']);
  });

  it('says of a college that looks at no test scores that yours do not count', () => {
    const [item] = matchColleges([only(aCollege({ testingPolicy: 'not-considered', avgSAT: 1_240 }))], {
      sat: 1_240,
      states: ['AL'],
    }).items;
    expect(item?.unknown).toEqual([{ key: 'academic', text: 'It does not look at test scores, so yours do not count here' }]);
    expect([...(item?.reasons ?? []), ...(item?.watchOuts ?? [])].map(({ key }) => key)).not.toContain('academic');
  });

  it('uses the SAT if given, else the ACT', () => {
    const college = only(aCollege({ avgSAT: 1_240 }));
    const fitOf = (answers: Answers) => compositeOf(answeredParts(answers), college).score;
    expect([fitOf({ act: 26 }), fitOf({ act: 26, sat: 970 }), fitOf({ sat: 970 })]).toEqual([100, 25, 25]);
  });
});

/** Answers whose setting and distance the college meets better. */
function nearerWishes(answers: Answers, college: CollegeRecord): Answers[] {
  const setting = settingOf(college);
  return [
    ...(answers.settings?.length && setting ? [{ ...answers, settings: [...answers.settings, setting] }] : []),
    ...(answers.miles ? [{ ...answers, miles: 500 as const }] : []),
  ];
}

describe('for any colleges and answers', () => {
  const pairs = [manyColleges, anyAnswers] as const;

  it('shows the numbers of the composite, in order, and they add up', () => {
    fc.assert(
      fc.property(...pairs, (colleges, answers) => {
        const all = candidatesOf(colleges);
        const asked = answeredParts(answers);
        const { items, candidates, meeting, unplaced, tied } = matchColleges(all, answers, { most: 100 });
        expect(items.length).toBe(candidates - unplaced);
        expect(tied === 0).toBe(items.length === 0);
        for (const [part, ahead] of [
          [items.slice(0, meeting), 0],
          [items.slice(meeting), meeting],
        ] as const) {
          const scores = part.map(({ score }) => score);
          expect(scores).toEqual(scores.toSorted((a, b) => b - a));
          expect(part.map(({ rank }) => rank)).toEqual(scores.map((score) => ahead + scores.indexOf(score) + 1));
        }
        if (asked.length === 0) return;
        const wholes = items.map(({ college }) =>
          compositeOf(
            asked,
            all.find((each) => each.college === college)!,
          ),
        );
        expect(items.map(({ score, coverage }) => [score, coverage])).toEqual(
          wholes.map(({ score, coverage }) => [round1(score!), coverage]),
        );
        const gaps = wholes.map(
          ({ baseline, parts, score }) => parts.reduce((sum, { contribution }) => sum + contribution, baseline) - score!,
        );
        expect(Math.max(0, ...gaps.map(Math.abs))).toBeLessThan(1e-9);
      }),
    );
  });

  it('does not depend on the order of the colleges, and is deterministic', () => {
    fc.assert(
      fc.property(...pairs, (colleges, answers) => {
        expect(matchColleges(candidatesOf(colleges.toReversed()), answers)).toEqual(matchColleges(candidatesOf(colleges), answers));
      }),
    );
  });

  it('never scores a college higher for what it withholds', () => {
    const fields = [
      ['size'],
      ['netPricePublic', 'netPricePrivate', 'annualCost', 'netPricesByIncome'],
      ['medianEarnings', 'earningsAfter10Years'],
      ['graduationRate'],
      ['retentionRate'],
      ['acceptanceRateNum'],
      ['percentPellGrant'],
      ['crimeIncidentsTotal'],
      ['testingPolicy'],
      ['locale'],
      ['latitude', 'longitude'],
    ] as const;
    fc.assert(
      fc.property(anyCollege, anySurroundings, anyAnswers, fc.constantFrom(...fields), (drawn, where, answers, keys) => {
        const college = { ...drawn, ...where };
        const hidden = { ...college, ...Object.fromEntries(keys.map((key) => [key, null])) };
        const scoreOf = (each: typeof college) => compositeOf(answeredParts(answers), only(each)).score ?? 0;
        expect(scoreOf(hidden)).toBeLessThanOrEqual(scoreOf(college) + 1e-9);
      }),
      { numRuns: 1_000 },
    );
  });

  it('ignores skipped questions', () => {
    fc.assert(
      fc.property(...pairs, (colleges, answers) => {
        const all = candidatesOf(colleges);
        const { types, states, priorities, ...rest } = answers;
        const skipped: Answers = {
          ...rest,
          ...(types && types.length > 0 && { types }),
          ...(states && states.length > 0 && { states }),
          ...(priorities && CRITERIA.some((key) => priorities[key] > 0) && { priorities }),
          must: answers.must?.filter((must) => must !== 'size' || answers.size !== undefined),
          income: answers.budget === undefined ? undefined : answers.income,
        };
        expect(matchColleges(all, skipped)).toEqual(matchColleges(all, answers));
      }),
    );
  });

  it('does not change with the setting and the distance if they were not asked about', () => {
    const shown = (colleges: readonly CollegeRecord[], answers: Answers) =>
      matchColleges(candidatesOf(colleges), answers, { most: 100 }).items.map(({ college: { id }, ...item }) => ({ ...item, id }));
    fc.assert(
      fc.property(manyColleges, anyAnswers, (colleges, { home, ...drawn }) => {
        const answers: Answers = { ...drawn, settings: undefined, miles: undefined };
        const unplaced = colleges.map((college) => ({ ...college, locale: null, latitude: null, longitude: null }));
        const expected = shown(unplaced, answers);
        expect(shown(colleges, { ...answers, home })).toEqual(expected);
        // Miles without a home have no effect.
        expect(shown(colleges, { ...answers, miles: 50 })).toEqual(expected);
      }),
    );
  });

  it('never lowers a college that meets a wish better', () => {
    fc.assert(
      fc.property(anyCollege, anySurroundings, anyAnswers, (drawn, where, answers) => {
        const college = { ...drawn, ...where };
        const candidate = only(college);
        const scoreBy = (asked: Answers) => compositeOf(answeredParts(asked), candidate).score ?? -1;
        const kind = COLLEGE_KINDS.find((each) => isOfKind(college, each));
        const better: Answers[] = [
          answers.states?.length ? { ...answers, states: [...answers.states, college.state] } : answers,
          ...nearerWishes(answers, college),
          answers.types?.length && kind ? { ...answers, types: [...answers.types, kind] } : answers,
          answers.size ? { ...answers, size: sizeBandOf(college.size) ?? (answers.size satisfies SizeBand) } : answers,
          answers.budget === undefined ? answers : { ...answers, budget: answers.budget + 7_000 },
        ];
        for (const asked of better) expect(scoreBy(asked)).toBeGreaterThanOrEqual(scoreBy(answers) - 1e-9);
      }),
    );
  });

  it('names the priority with the largest effect, and the rank without it', () => {
    fc.assert(
      fc.property(...pairs, (colleges, answers) => {
        const all = candidatesOf(colleges);
        const { priorities = NO_PRIORITIES } = answers;
        const chosen = CRITERIA.filter((key) => priorities[key] > 0);
        if (chosen.length === 0 || answeredParts(answers).length < 2) return;
        const without = chosen.map(
          (key) => matchColleges(all, { ...answers, priorities: { ...priorities, [key]: 0 } }, { most: 100 }).items,
        );
        for (const { college, change, rank } of matchColleges(all, answers).items) {
          const ranks = without.map((items) => items.find((other) => other.college === college)?.rank ?? rank);
          const farthest = Math.max(...ranks.map((each) => Math.abs(each - rank)));
          const place = ranks.findIndex((each) => Math.abs(each - rank) === farthest);
          expect(change && [change.without, change.rank]).toEqual(farthest === 0 ? null : [chosen[place], ranks[place]]);
        }
      }),
    );
  });
});

it.each<[Answers, boolean]>([
  [{}, false],
  [{ size: 'small' }, false],
  [{ size: 'small', types: ['public'], sat: 1_200 }, false],
  [{ states: ['AL'] }, false],
  [{ budget: 9_000, priorities: prioritiesWith({}) }, false],
  [{ states: ['AL'], size: 'small' }, true],
  [{ states: ['AL'], budget: 9_000 }, true],
  [{ budget: 0, priorities: prioritiesWith({ cost: 1 }) }, true],
])('%j speak of a fit: %s', (answers, expected) => {
  expect(matchColleges([], answers).hasFit).toBe(expected);
});

describe('groups and the gate', () => {
  const faith = 'Special Focus Four-Year: Faith-Related Institutions';
  const all = candidatesOf([
    aCollege({ id: 1, name: 'Four', size: 900, state: 'GA', graduationRate: 0.4 }),
    aCollege({ id: 2, name: 'Two', size: 9_000, level: 2, state: 'GA', graduationRate: 0.9 }),
    aCollege({ id: 3, name: 'Tiny', size: 499, state: 'GA', graduationRate: 0.9 }),
    aCollege({ id: 4, name: 'Faith', size: 800, state: 'GA', carnegieClassification: faith, isHBCU: true }),
    aCollege({ id: 5, name: 'Unknown', size: 800, state: 'AL' }),
  ]);
  const completion = { priorities: prioritiesWith({ completion: 1 }) };
  const groups = { 'four-year': 2, 'two-year': 1, faith: 1, specialist: 0 };

  it('match comparable four-year colleges', () => {
    const match = matchColleges(all, completion);
    expect(namesOf(match)).toEqual(['Four']);
    expect(match).toMatchObject({ group: 'four-year', groups, all: false, candidates: 2, unplaced: 1 });
  });

  it('name unranked colleges without federal aid, and only those', () => {
    const aided = candidatesOf([
      aCollege({ id: 1, name: 'Ranked', size: 900, graduationRate: 0.4, federalAid: 'none' }),
      aCollege({ id: 2, name: 'None', size: 900, federalAid: 'none' }),
      aCollege({ id: 3, name: 'Deferment', size: 900, federalAid: 'deferment-only' }),
      aCollege({ id: 4, name: 'Full', size: 900, federalAid: 'full' }),
      aCollege({ id: 5, name: 'Not said', size: 900, federalAid: null }),
      aCollege({ id: 6, name: 'Tiny', size: 499, federalAid: 'none' }),
    ]);
    const { unplaced, withoutAid } = matchColleges(aided, completion);
    expect([unplaced, withoutAid.map(({ name }) => name).toSorted()]).toEqual([4, ['Deferment', 'None']]);
  });

  it.each<[Answers, Parameters<typeof matchColleges>[2], string, string[]]>([
    [{ types: ['community'] }, {}, 'two-year', ['Two']],
    [{ types: ['community', 'public'] }, {}, 'four-year', ['Four', 'Unknown']],
    [{ types: ['public'] }, { group: 'two-year' }, 'two-year', ['Two']],
    // No four-year college meets the requirement.
    [{ must: ['hbcu'] }, {}, 'faith', []],
    [completion, { all: true }, 'four-year', ['Tiny', 'Four']],
  ])('match for %j with %j the %s group', (answers, options, group, names) => {
    const match = matchColleges(all, answers, { minimum: 0, ...options });
    expect([match.group, namesOf(match)]).toEqual([group, names]);
  });

  it('count the colleges of every group that meet the requirements', () => {
    expect(matchColleges(all, { must: ['location'], states: ['GA'] }, { minimum: 0 }).groups).toEqual({ ...groups, 'four-year': 1 });
  });

  it('leave out answers with too little known, below 70% of the weight', () => {
    const [college] = [aCollege({ id: 1, size: 900, graduationRate: 0.5 })];
    const scored = (completionWeight: 2 | 3) =>
      matchColleges(candidatesOf([college]), { priorities: prioritiesWith({ completion: completionWeight, debt: 1 }) }).items.length;
    expect([scored(2), scored(3)]).toEqual([0, 1]);
  });

  it('give single colleges the score of the match', () => {
    const scoreOf = matchScoreOf(all, completion);
    for (const group of RANK_GROUPS) {
      for (const { college, score } of matchColleges(all, completion, { group }).items) expect(scoreOf(college)).toBe(score);
    }
    expect(all.map(({ college }) => [college.name, scoreOf(college) === null])).toEqual(
      expect.arrayContaining([
        ['Tiny', true],
        ['Unknown', true],
        ['Two', false],
      ]),
    );
  });
});

describe('the priority effect', () => {
  const two = candidatesOf([
    aCollege({ id: 1, name: 'Cheap', netPricePublic: 5_000, graduationRate: 0.5, crimeIncidentsTotal: 0, size: 2_000 }),
    aCollege({ id: 2, name: 'Good', netPricePublic: 20_000, graduationRate: 0.8, crimeIncidentsTotal: 0, size: 2_000 }),
  ]);
  const changes = (answers: Answers) => matchColleges(two, answers, { all: true }).items.map(({ change }) => change?.text ?? null);

  it('has a text', () => {
    expect(changes({ priorities: prioritiesWith({ cost: 3, completion: 2, safety: 1 }) })).toEqual([
      '#2 if cost did not matter',
      '#1 if cost did not matter',
    ]);
  });

  it('is null if no priority changes the rank, or nothing else was answered', () => {
    expect(changes({ priorities: prioritiesWith({ completion: 2, prestige: 2 }) })).toEqual([null, null]);
    expect(changes({ priorities: prioritiesWith({ cost: 2 }) })).toEqual([null, null]);
    expect(changes({ states: ['AL'] })).toEqual([null, null]);
  });
});
