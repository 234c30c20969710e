/** @jest-environment jsdom */
import { cleanup, within } from '@testing-library/react';
import type { CollegeChanges } from '../../../api/domain.ts';
import { aDetail, aReceipt } from '../college.fixture.ts';
import { section, sectionOf, show } from '../profile.fixture.ts';

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
const shown = (changes: CollegeChanges['changes']) => show(aDetail({}, { changes: { collegeId: 1, version, changes } }));
const lines = () => [...sectionOf('What changed').querySelectorAll('li')].map(({ textContent }) => textContent);

describe('what changed', () => {
  it('says the day, how much, and each change from what to what, figures first', () => {
    shown([
      change('website', state('https://a.example'), state('https://b.example')),
      change('name', state('Example College', '2023-24'), state('Example College', '2024-25')),
      change('size', state(2_000, 'fall 2023'), state(2_000, 'fall 2024')),
      change('graduationRate', state(0.61, 'by August 2023'), state(0.63, 'by August 2024')),
      change('medianDebt', state(null, '2019-20'), state(20_000, '2020-21')),
      change('percentFirstGen', state(null), state(0.2, '2020-21')),
    ]);
    expect(section('What changed')).toContain(
      'On November 21, 2026, 3 figures and 1 other fact changed, 1 figure stayed the same for a later period.',
    );
    expect(lines()).toEqual([
      'Graduation rate: 61% (by August 2023) →, now 63% (by August 2024)',
      'Median debt of graduates: Not reported →, now $20,000 (2020-21)',
      'First-generation students: 20% (2020-21), new',
      'Website: https://a.example →, now https://b.example',
      'Undergraduates: 2,000, as before, now for fall 2024 (was fall 2023)',
    ]);
    expect(section('What changed')).toContain('Data version 2026-11-21.3: import ipeds 2024 provisional, run 12');
  });

  it('says of lists and tables only that they are new', () => {
    shown([change('netPricesByIncome', state({ '0-30000': 1 }), state({ '0-30000': 2 }))]);
    expect(lines()).toEqual(['Net price by family income: New entries']);
  });

  it('says of an estimate that it is one', () => {
    shown([change('retentionRate', state(0.8), { ...state(0.8), status: 'imputed' as never })]);
    expect(lines()).toEqual(['Retention rate: 80% →, now 80%, estimated']);
  });

  it('keeps more than eight for those who ask', () => {
    const keys = ['size', 'avgSAT', 'sat25', 'sat75', 'avgACT', 'act25', 'act75', 'totalAthletes', 'menAthletes', 'womenAthletes'];
    shown(keys.map((key) => change(key, state(1), state(2))));
    const details = sectionOf('What changed').querySelector('details') as HTMLElement;
    expect(within(details).getByText('Show all changes (2 more)')).toBeTruthy();
    expect([lines().length, details.querySelectorAll('li').length]).toEqual([10, 2]);
  });

  it('says where newer data held nothing new', () => {
    shown([change('name', state('Example College', '2023-24'), state('Example College', '2024-25'))]);
    expect(section('What changed')).toContain('On November 21, 2026, newer data said the same of this college.');
    expect(lines()).toEqual([]);
  });

  it('is one line where nothing has', () => {
    show(aDetail({}));
    expect(section('What changed')).toBe('What changedNothing has changed since this college came into the catalog.');
  });
});

describe('safety, athletics and research', () => {
  it('show crimes year by year, as bars that are a table', () => {
    show(aDetail({ crimeIncidentsTotal: 6, crimeIncidentsByYear: { 2022: 4, 2020: 0, 2021: 2 } }));
    const rows = [...sectionOf('Safety').querySelectorAll('tbody tr')];
    expect(rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('.sr-only')?.textContent])).toEqual([
      ['2020', '0'],
      ['2021', '2'],
      ['2022', '4'],
    ]);
    expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual(['0%', '42.5%', '85%']);
    expect(section('Safety')).toContain('one that encourages reporting looks worse');
  });

  it('say of athletics which year it was', () => {
    show(
      aDetail(
        { menAthletes: 200, womenAthletes: 180 },
        { provenance: { menAthletes: aReceipt({ source: 'athletics', period: '2016-17' }) } },
      ),
    );
    expect(section('Athletics')).toContain('These figures describe 2016-17, the latest report that is loaded.');
  });

  it('tell the survey of research from the accounts, and the classification by its year', () => {
    show(
      aDetail({
        researchFundingTotal: 5_000_000,
        researchExpense: 4_000_000,
        researchFundingByDepartment: { A: 9, B: 8, C: 7, D: 6, E: 5, F: 4 },
        carnegieClassification: 'Mixed Undergraduate',
        carnegieScheme: '2025 institutional',
      }),
    );
    const words = section('Research and classification');
    expect(words).toContain('From the national survey of research and development');
    expect(words).toContain('Another count: what the college books as research in its own accounts');
    expect(words).toContain('Fields of research, the largest 5 of 6.');
    expect(words).toContain('Mixed Undergraduate2025 institutional classification');
    expect(words).not.toMatch(/department/i);
  });
});
