import type { z } from 'zod';
import { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof rankingsContract> = z.input<(typeof rankingsContract)[K]['response']>;

const figures = { acceptanceRateNum: 0.71, graduationRate: 0.81, retentionRate: 0.93, netPricePublic: 23_258, size: 24_782 };
const COLLEGES = [
  aCollege({ id: 1, name: 'One College', ...figures }),
  aCollege({ id: 2, name: 'Other College', ...figures, netPricePublic: 23_000 }),
  aCollege({ id: 3, name: 'Closed College', ...figures, operatingStatus: 'closed' }),
  aCollege({ id: 4, name: 'Unknown College' }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp(COLLEGES);
});
afterAll(() => app.close());

describe('GET /api/scores', () => {
  it('returns the method, and fits the contract', async () => {
    const method = await app.json<Wire<'scores'>>('/api/scores');
    expect(rankingsContract.scores.response.parse(method)).toEqual(method);
    expect(method).toMatchObject({ version: METHOD_VERSION, minCoverage: 0.5 });
    expect(method.scores.map(({ key }) => key)).toEqual([
      'prestigeScore',
      'researchScore',
      'safetyScore',
      'athleticsScore',
      'carnegieScore',
    ]);
  });
});

describe('GET /api/colleges/:id/scores/explain', () => {
  it('explains the scores of a college, open or closed', async () => {
    for (const id of [1, 3]) {
      const answer = await app.json<Wire<'explainScores'>>(`/api/colleges/${id}/scores/explain`);
      expect(rankingsContract.explainScores.response.parse(answer)).toEqual(answer);
      expect(answer).toMatchObject({ version: METHOD_VERSION, dataVersion: '1' });
      expect(answer.scores[0]).toMatchObject({ key: 'prestigeScore', score: 49.8, coverage: 0.75 });
    }
  });

  it('gives the reason for missing scores', async () => {
    const { scores } = await app.json<Wire<'explainScores'>>('/api/colleges/4/scores/explain');
    expect(scores.every(({ score, notes }) => score === null && notes.length > 0)).toBe(true);
  });

  it('returns 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await app.get('/api/colleges/99/scores/explain')).status).toBe(404);
    for (const id of ['-1', 'auburn', '1.5', '99999999999']) {
      expect((await app.get(`/api/colleges/${id}/scores/explain`)).status).toBe(400);
    }
  });
});

describe('similar colleges', () => {
  interface Detail {
    similar: { reason: string; college: { name: string; figures: object } }[];
  }

  it('are open colleges, each with a reason and a whole card', async () => {
    for (const slug of ['one-college-1', 'closed-college-3']) {
      const { similar } = await app.json<Detail>(`/api/colleges/slug/${slug}`);
      expect(similar.map(({ college }) => college.name)).toContain('Other College');
      expect(similar.map(({ college }) => college.name)).not.toContain('Closed College');
      expect(similar[0]?.reason).toMatch(/^Also public; similar size \(24,782 students\)/);
      expect(similar[0]?.college.figures).toBeDefined();
    }
    expect((await app.json<Detail>('/api/colleges/slug/unknown-college-4')).similar).toEqual([]);
  });
});
