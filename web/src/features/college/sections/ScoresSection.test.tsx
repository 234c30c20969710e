/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { explainScores } from '../../../../../src/domain/scores/explain/explanation.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { aDetail } from '../college.fixture.ts';
import { aScoredDetail, plain, scoreCard, section, sectionOf, show } from '../profile.fixture.ts';

afterEach(cleanup);

const standing = (peer: number) => ({ peer, national: 90, n: 412, peerMedian: 40, nationalMedian: 41 });
/** The worked example of the method: acceptance rate and completion known, test scores not. */
const AUBURN = { acceptanceRateNum: 0.71, graduationRate: 0.81, retentionRate: 0.93 };
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('a score', () => {
  it('has a value, its place among peers and nation, inputs, and what was reported of it', () => {
    show(aScoredDetail(AUBURN, { percentiles: { prestigeScore: standing(83) } }));
    const card = plain(scoreCard('Selectivity and completion').textContent);
    expect(card).toContain('60.8 of 100');
    expect(card).toContain('Higher than 83% of public four-year colleges (n = 412) and 90% of all');
    expect(card).toContain('Acceptance rate71%');
    expect(card).toContain('SAT, middle scoreNot known');
    expect(card).toContain('75% of what the score weighs was reported.');
    expect(card).toContain('No verdict on teaching');
  });

  it('is taken apart in bars and in a table that adds up to it', () => {
    show(aScoredDetail(AUBURN));
    const card = within(scoreCard('Selectivity and completion'));
    expect(card.getByRole('img', { name: /chart of what each part adds/ })).toBeTruthy();
    const rows = card.getAllByRole('row', { hidden: true }).map(cells);
    expect(rows).toContainEqual(['Test scores', '25%', '65.0 (not known, filled in)', '+4.0']);
    expect(rows.at(-1)).toEqual(['Together', '', '60.8', expect.any(String)]);
  });

  it('that cannot be made says why', () => {
    const detail = aScoredDetail({});
    show(detail);
    for (const { label, notes } of explainScores(detail.college)) {
      expect(scoreCard(label).textContent).toContain(`No score${notes.join('')}`);
      expect(notes).not.toEqual([]);
      expect(within(scoreCard(label)).queryByRole('img')).toBeNull();
    }
  });

  it('stands without what explains it, which can be asked for again', async () => {
    const detail = aScoredDetail(AUBURN);
    let calls = 0;
    show(detail, () => {
      calls += 1;
      return Promise.reject(new Error('down'));
    });
    fireEvent.click(await screen.findByText('Try again'));
    expect(calls).toBe(2);
    expect(plain(scoreCard('Selectivity and completion').textContent)).toContain('60.8 of 100');
  });
});

describe('the Carnegie class', () => {
  it('is a kind, on which nothing is better or worse', () => {
    const carnegieClassification = 'Doctoral Universities: High Research Activity';
    show(aScoredDetail({ carnegieClassification }, { percentiles: { carnegieScore: standing(88) } }));
    const card = plain(scoreCard('Carnegie class (type, not quality)').textContent);
    expect(card).toContain('A wider range than 88% of public four-year colleges (n = 412)');
    expect(card).not.toMatch(/\b(higher than|lower than|better|worse)\b/i);
    expect(section('Research and classification')).toContain('Carnegie score (type, not quality)85.0');
  });
});

describe('safety', () => {
  const percentiles = { safetyScore: standing(97) };

  it('carries its caveat, in its section, too', () => {
    show(aScoredDetail({ crimeIncidentsTotal: 209, crimeRatePer1000: 2.2, size: 30_000 }, { percentiles }));
    for (const text of [scoreCard('Campus safety').textContent, section('Safety')]) {
      expect(plain(text)).toContain('47.6');
      expect(plain(text)).toContain('Higher than 97%');
      expect(text).toContain('one that encourages reporting looks worse');
    }
  });

  it.each([999, 1_000])('compares a college of %d students only where there are 1,000', (size) => {
    show(aScoredDetail({ crimeIncidentsTotal: 0, size }, { percentiles }));
    const texts = [scoreCard('Campus safety').textContent, section('Safety') ?? ''];
    expect(texts.map((text) => text.includes('Higher than'))).toEqual([size === 1_000, size === 1_000]);
    if (size < 1_000) expect(texts[0]).toContain('too few to call it safest, whatever the score');
  });
});

describe('research', () => {
  it('below what the survey counts is never $0', () => {
    show(aScoredDetail({ researchFundingTotal: 0, size: 1_000 }));
    expect(section('Research and classification')).toContain('under $150K a year');
    expect(scoreCard('Research').textContent).toContain('Every part counts from 0. The parts add up to 0.0.');
  });

  it('lists the five fields of research that most is spent on, and doubts a split that is more than the whole', () => {
    const researchFundingByDepartment = { Art: 1, Biology: 30, Chemistry: 20, Dance: 2, Engineering: 40, Farming: 7 };
    show(aDetail({ researchFundingTotal: 100, researchFundingByDepartment }));
    const table = within(sectionOf('Research and classification')).getByRole('table', { name: /by field of research/ });
    expect(within(table).getAllByRole('row').map(cells).slice(1)).toEqual([
      ['Engineering', '$40', '40%'],
      ['Biology', '$30', '30%'],
      ['Chemistry', '$20', '20%'],
      ['Farming', '$7', '7%'],
      ['Dance', '$2', '2%'],
    ]);
    expect(section('Research and classification')).not.toContain('with care');
    cleanup();
    show(aDetail({ researchFundingTotal: 99, researchFundingByDepartment }));
    expect(section('Research and classification')).toContain('add up to more than the whole');
  });
});

describe('similar colleges', () => {
  it('say in what they are alike, and lead on', () => {
    const similar = ['Alpha College', 'Beta College'].map((name, index) => ({
      college: aPlace(index + 1, name).college,
      reason: 'Also public; similar size (4,000 students)',
    }));
    show(aDetail({}, { similar }));
    const items = within(sectionOf('Similar colleges')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Alpha CollegeSpringfield, IllinoisPublic · 4-year · SmallAlso public; similar size'),
      expect.stringContaining('Beta College'),
    ]);
    expect(within(sectionOf('Similar colleges')).getByRole('link', { name: 'Beta College' }).getAttribute('href')).toBe(
      '/colleges/beta-college',
    );
  });

  it('that cannot be found leave their reason', () => {
    show(aDetail({}));
    expect(section('Similar colleges')).toContain('Too little is known about this college');
  });
});
