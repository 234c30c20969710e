/** @jest-environment jsdom */
import { cleanup, within } from '@testing-library/react';
import type { CollegeChanges } from '../../../api/domain/colleges.ts';
import { aDetail, aProvenance } from '../college.fixture.ts';
import { sectionText, sectionOf, renderCollege } from '../college-page.fixture.ts';

afterEach(cleanup);

const version = { version: '2026-11-21.3', at: '2026-11-21T10:00:00.000Z', reason: 'import ipeds 2024 provisional', runId: 12 };
const state = (value: unknown, period: string | null = null) => ({
  value,
  status: value === null ? ('not-reported' as const) : ('reported' as const),
  period,
});
const change = (field: string, before: ReturnType<typeof state>, after: ReturnType<typeof state>) => ({
  field,
  label: field,
  before,
  after,
  relative: null,
});
const shown = (changes: CollegeChanges['changes']) => renderCollege(aDetail({}, { changes: { collegeId: 1, version, changes } }));
const lines = () => [...sectionOf('What changed').querySelectorAll('li')].map(({ textContent }) => textContent);

describe('what changed', () => {
  it('shows the day, the count, and the old and new value of each change, figures first', () => {
    shown([
      change('website', state('https://a.example'), state('https://b.example')),
      change('name', state('Example College', '2023-24'), state('Example College', '2024-25')),
      change('size', state(2_000, 'fall 2023'), state(2_000, 'fall 2024')),
      change('graduationRate', state(0.61, 'by August 2023'), state(0.63, 'by August 2024')),
      change('medianDebt', state(null, '2019-20'), state(20_000, '2020-21')),
      change('percentFirstGen', state(null), state(0.2, '2020-21')),
    ]);
    expect(sectionText('What changed')).toContain(
      'On November 21, 2026, 3 figures and 1 other fact changed, 1 figure stayed the same for a later period.',
    );
    expect(lines()).toEqual([
      'Graduation rate: 61% (by August 2023) →, now 63% (by August 2024)',
      'Median debt of graduates: Not reported →, now $20,000 (2020-21)',
      'First-generation students: 20% (2020-21), new',
      'Website: https://a.example →, now https://b.example',
      'Undergraduates: 2,000, as before, now for fall 2024 (was fall 2023)',
    ]);
    expect(sectionText('What changed')).toContain('Data version 2026-11-21.3: import ipeds 2024 provisional, run 12');
  });

  it('shows changed lists and tables as new entries', () => {
    shown([change('netPricesByIncome', state({ '0-30000': 1 }), state({ '0-30000': 2 }))]);
    expect(lines()).toEqual(['Net price by family income: New entries']);
  });

  it('marks estimates', () => {
    shown([change('retentionRate', state(0.8), { ...state(0.8), status: 'imputed' as never })]);
    expect(lines()).toEqual(['Retention rate: 80% →, now 80%, estimated']);
  });

  it('hides more than eight changes behind a disclosure', () => {
    const keys = ['size', 'avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75', 'totalAthletes', 'menAthletes', 'womenAthletes'];
    shown(keys.map((key) => change(key, state(1), state(2))));
    const details = sectionOf('What changed').querySelector('details details') as HTMLElement;
    expect(within(details).getByText('Show all changes (2 more)')).toBeTruthy();
    expect([lines().length, details.querySelectorAll('li').length]).toEqual([10, 2]);
  });

  it('says that newer data confirmed the values', () => {
    shown([change('name', state('Example College', '2023-24'), state('Example College', '2024-25'))]);
    expect(sectionText('What changed')).toContain('On November 21, 2026, newer data confirmed the values of this college.');
    expect(lines()).toEqual([]);
  });

  it('is one line without changes', () => {
    renderCollege(aDetail({}));
    expect(sectionText('What changed')).toBe('What changedNothing has changed since this college was added to the catalog.');
  });
});

describe('safety, athletics and research', () => {
  it('show crimes by year as bars in a table', () => {
    renderCollege(aDetail({ crimeIncidentsTotal: 6, crimeIncidentsByYear: { 2022: 4, 2020: 0, 2021: 2 } }));
    const rows = [...sectionOf('Safety').querySelectorAll('tbody tr')];
    expect(rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('.sr-only')?.textContent])).toEqual([
      ['2020', '0'],
      ['2021', '2'],
      ['2022', '4'],
    ]);
    expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual(['0%', '42.5%', '85%']);
    expect(sectionText('Safety')).toContain('A college that encourages reporting looks worse');
  });

  it('show the year of the athletics report', () => {
    renderCollege(
      aDetail(
        { menAthletes: 200, womenAthletes: 180 },
        { provenance: { menAthletes: aProvenance({ source: 'athletics', period: '2016-17' }) } },
      ),
    );
    expect(sectionText('Athletics')).toContain('These figures describe 2016-17, the latest report that is loaded.');
  });

  it('tell the research survey from the accounts, and name the year of the classification', () => {
    renderCollege(
      aDetail({
        researchFundingTotal: 5_000_000,
        researchExpense: 4_000_000,
        researchFundingByDepartment: { A: 9, B: 8, C: 7, D: 6, E: 5, F: 4 },
        carnegieClassification: 'Mixed Undergraduate',
        carnegieScheme: '2025 institutional',
      }),
    );
    const words = sectionText('Research and classification');
    expect(words).toContain('From the national survey of research and development');
    expect(words).toContain('A different count: the research expenses in the accounts of the college');
    expect(words).toContain('Fields of research, the largest 5 of 6.');
    expect(words).toContain('Mixed Undergraduate2025 institutional classification');
    expect(words).not.toMatch(/department/i);
  });
});
