/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import type { CollegeDetail } from '../../../api/domain.ts';
import { aDetail, aReceipt } from '../college.fixture.ts';
import { about, section, sectionOf, show } from '../profile.fixture.ts';

afterEach(cleanup);

/** The lines of the receipt that a button opens. */
function receiptBehind(button: HTMLElement): Record<string, string> {
  const receipt = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (receipt?.getAttribute('popover') !== 'auto') throw new Error('The button opens nothing');
  const lines = [...receipt.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]);
  return Object.fromEntries(lines) as Record<string, string>;
}

const sourceButton = (label: string, name: string) => within(sectionOf(name)).getByText(`of ${label}`).closest('button') as HTMLElement;

const point = (year: number, value: number | null, rest: Partial<CollegeDetail['history'][string][number]> = {}) => ({
  year,
  period: `by August ${year}`,
  value,
  status: 'reported' as const,
  provenance: aReceipt({ table: `DRVGR${year}`, year }),
  ...rest,
});

describe('a receipt', () => {
  it('says source, table, period, collection, release, status, day and run', () => {
    show(aDetail({ graduationRate: 0.6 }, { provenance: { graduationRate: aReceipt() } }));
    expect(receiptBehind(sourceButton('graduation rate', 'Outcomes'))).toEqual({
      Value: '60%',
      Source: 'IPEDS',
      Status: 'Reported by the college',
      Describes: '2023-24',
      Table: 'DRVGR2024',
      Variable: 'GBA6RTT',
      'Read from': '2024-25 collection',
      Release: 'Provisional: checked, but colleges may still revise it',
      Imported: 'Nov 20, 2026, run 7',
    });
  });

  it('is one for a figure that is shown twice', () => {
    show(aDetail({ graduationRate: 0.6 }, { provenance: { graduationRate: aReceipt() } }));
    const targets = screen.getAllByText('of graduation rate').map((words) => words.closest('button')?.getAttribute('popovertarget'));
    expect(targets).toEqual(['receipt-graduationRate', 'receipt-graduationRate']);
    expect(document.querySelectorAll('#receipt-graduationRate')).toHaveLength(1);
  });

  it.each([
    ['imputed', 'ipeds', 'Estimated by NCES, not reported by the college'],
    ['imputed', 'research', 'Estimated by the NSF, not reported by the college'],
    ['suppressed', 'scorecard', 'Too few students to publish'],
    ['not-reported', 'scorecard', 'Not published'],
    ['reported', 'staff', 'Corrected by Alma'],
  ] as const)('of a value that is %s by %s says so', (status, source, words) => {
    const medianDebt = status === 'suppressed' || status === 'not-reported' ? null : 20_000;
    show(aDetail({ medianDebt, valueStatus: { medianDebt: status } }, { provenance: { medianDebt: aReceipt({ source }) } }));
    expect(receiptBehind(sourceButton('median debt of graduates', 'Outcomes'))['Status']).toBe(words);
  });

  it('of a correction says no table, which there is not', () => {
    show(aDetail({ medianDebt: 20_000 }, { provenance: { medianDebt: aReceipt({ source: 'staff', runId: null }) } }));
    const receipt = receiptBehind(sourceButton('median debt of graduates', 'Outcomes'));
    expect(receipt).toMatchObject({ Source: 'Corrected by Alma', Corrected: 'Nov 20, 2026' });
    expect(receipt).not.toHaveProperty('Table');
  });

  it('of the net price is that of the figure it is read from', () => {
    show(aDetail({ annualCost: 30_000 }, { provenance: { annualCost: aReceipt({ variable: 'CINSON' }) } }));
    expect(receiptBehind(sourceButton('net price', 'At a glance'))['Variable']).toBe('CINSON');
  });

  it('is behind each end of a range of test scores, and behind what is said in words', () => {
    const provenance = Object.fromEntries(['avgSAT', 'sat25', 'sat75', 'carnegieClassification'].map((key) => [key, aReceipt()]));
    show(aDetail({ avgSAT: 1200, sat25: 1100, sat75: 1300, carnegieClassification: 'Master’s' }, { provenance }));
    const labels = ['SAT, lower quarter', 'SAT, upper quarter', 'SAT, middle score'];
    for (const label of labels) expect(receiptBehind(sourceButton(label, 'Admissions'))['Table']).toBe('DRVGR2024');
    expect(receiptBehind(sourceButton('Carnegie classification', 'Research and classification'))['Value']).toBe('Master’s');
  });

  it('is not offered where none is kept, and where it is offered it exists', () => {
    show(aDetail({ graduationRate: 0.6, retentionRate: 0.9 }, { provenance: { retentionRate: aReceipt() } }));
    expect(screen.queryByText('of graduation rate')).toBeNull();
    const targets = [...document.querySelectorAll('[popovertarget]')].map((button) => button.getAttribute('popovertarget') ?? '');
    expect(targets.every((id) => document.getElementById(id))).toBe(true);
  });
});

describe('former years', () => {
  const provenance = { graduationRate: aReceipt() };
  const shown = (points: CollegeDetail['history'][string]) =>
    show(aDetail({ graduationRate: 0.63 }, { provenance, history: { graduationRate: points } }));
  const table = () =>
    [...document.querySelectorAll('#receipt-graduationRate tr')].map((row) => [...row.children].map((cell) => cell.textContent));

  it('are a line with its ends labelled, and a table in the receipt', () => {
    shown([point(2023, 0.61), point(2024, 0.63)]);
    expect(about('Graduation rate', 'Outcomes')).toContain('61% by August 2023 then 63% by August 2024');
    expect(table()).toEqual([
      ['Year', 'Value', 'Status', 'Source'],
      ['2024by August 2024', '63%', 'Reported by the college', 'IPEDS, DRVGR2024, GBA6RTT, provisional'],
      ['2023by August 2023', '61%', 'Reported by the college', 'IPEDS, DRVGR2023, GBA6RTT, provisional'],
    ]);
  });

  it('break where a year is missing, and say in words what was not reported', () => {
    shown([point(2020, 0.5), point(2021, null, { status: 'suppressed' }), point(2022, 0.6, { status: 'imputed' }), point(2023, 0.7)]);
    const line = within(sectionOf('Outcomes')).getByText('Graduation rate').closest('div')?.querySelector('svg:has(line + circle)');
    expect([...(line?.querySelectorAll('line') ?? [])].map((part) => [part.getAttribute('x1'), part.getAttribute('x2')])).toEqual([
      ['66.7%', '100%'],
    ]);
    expect(section('Outcomes')).toContain('by August 2021: Too few students to publish');
    expect(section('Outcomes')).toContain('by August 2022: Estimated by NCES');
  });

  it('are nothing where fewer than two have a value', () => {
    shown([point(2022, null, { status: 'not-reported' }), point(2023, 0.61)]);
    expect(about('Graduation rate', 'Outcomes')).not.toContain('then');
    expect(table()).toEqual([]);
  });
});

describe('where the data comes from', () => {
  const ipeds = { year: 2024, release: 'provisional' as const, runId: 7, at: '2026-11-03T10:00:00.000Z', fields: [] };

  it('stands in a table by source, corrections first, with the way to files and to all data', () => {
    const provenance = {
      netPricePublic: aReceipt({ source: 'scorecard', table: 'INSTITUTION', variable: 'NPT4_PUB' }),
      netPricePrivate: aReceipt({ source: 'scorecard', table: 'INSTITUTION', variable: 'NPT4_PRIV' }),
      size: aReceipt({ table: 'DRVEF2024', variable: 'EFUG', period: 'fall 2024' }),
      isHBCU: aReceipt({ table: 'HD2024', variable: 'HBCU' }),
      isTribal: aReceipt({ table: 'HD2024', variable: 'TRIBAL', runId: null, importedAt: null }),
      zip: aReceipt({ source: 'staff', table: '', variable: '' }),
    };
    show(aDetail({ id: 5, size: 27_907, isHBCU: false, isTribal: true, zip: '36849', dataSourceFlags: { ipeds } }, { provenance }));
    const rows = within(screen.getByRole('region', { name: 'Sources, value by value' })).queryAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['What', 'Value', 'Status', 'Table and variable', 'Describes', 'Read from', 'Release', 'Imported'],
      ['Corrected by Alma'],
      ['ZIP code', '36849', 'Corrected by Alma', '', '2023-24', '', '', 'Nov 20, 2026, run 7'],
      ['IPEDS'],
      [
        'Undergraduates',
        '27,907',
        'Reported by the college',
        'DRVEF2024, EFUG',
        'fall 2024',
        '2024-25 collection',
        'provisional',
        'Nov 20, 2026, run 7',
      ],
      [
        'Tribal college',
        'Yes',
        'Reported by the college',
        'HD2024, TRIBAL',
        '2023-24',
        '2024-25 collection',
        'provisional',
        'With the first data of this site',
      ],
      ['College Scorecard'],
      [
        'Net price (public)',
        'Not reported',
        'Not published',
        'INSTITUTION, NPT4_PUB',
        '2023-24',
        'file of 2024',
        'provisional',
        'Nov 20, 2026, run 7',
      ],
    ]);
    expect(screen.getByText(/imported Nov 3, 2026/)).toBeTruthy();
    expect(screen.getByText('Download these sources as CSV').getAttribute('href')).toBe('/api/colleges/5/receipts?format=csv');
    expect(screen.getByText('All data, its coverage and its sources').getAttribute('href')).toBe('/data');
  });
});
