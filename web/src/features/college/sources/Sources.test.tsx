/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { openedDetails } from '../../../ui/late-details.fixture.ts';
import { aDetail, anImport, aProvenance } from '../college.fixture.ts';
import { labeledText, noteBehind, openSources, sectionText, sectionOf, renderCollege } from '../college-page.fixture.ts';

afterEach(cleanup);

/** The lines of the note that a source button opens. */
function sourceBehind(button: HTMLElement): Record<string, string> {
  const popover = noteBehind(button);
  const lines = [...popover.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]);
  return Object.fromEntries(lines) as Record<string, string>;
}

const sourceButton = (label: string, name: string) => within(sectionOf(name)).getByText(`of ${label}`).closest('button') as HTMLElement;

const point = (year: number, value: number | null, rest: Partial<CollegeDetail['history'][string][number]> = {}) => ({
  year,
  period: `by August ${year}`,
  value,
  status: 'reported' as const,
  provenance: aProvenance({ table: `DRVGR${year}`, year }),
  ...rest,
});

describe('the source of a value', () => {
  it('shows source, table, period, collection, release, status, day and run', () => {
    renderCollege(aDetail({ graduationRate: 0.6 }, { provenance: { graduationRate: aProvenance() } }));
    expect(sourceBehind(sourceButton('graduation rate', 'Outcomes'))).toEqual({
      Value: '60%',
      Source: 'IPEDS',
      Status: 'Reported by the college',
      Period: '2023-24',
      Table: 'DRVGR2024',
      Variable: 'GBA6RTT',
      'Read from': '2024-25 collection',
      Release: 'Provisional: checked, but colleges may still revise it',
      Imported: 'Nov 20, 2026, run 7',
    });
  });

  it('names the files of its table, how they were obtained and matched, and the start of their hashes', () => {
    const provenance = { graduationRate: aProvenance({ source: 'athletics', release: 'not-stated' }) };
    renderCollege(aDetail({ graduationRate: 0.6 }, { provenance, imports: [anImport({ matchedBy: 'name and state' })] }));
    expect(sourceBehind(sourceButton('graduation rate', 'Outcomes'))).toMatchObject({
      Release: 'Not stated by the publisher',
      File: 'drvgr2024.csv (SHA-256 0123456789ab…)',
      'Obtained from': 'a third-party copy',
      'Matched by': 'name and state',
    });
  });

  it('is not in the page before its button is pressed, and gives way to the next one', () => {
    const provenance = { graduationRate: aProvenance(), retentionRate: aProvenance({ variable: 'RET_PCF' }) };
    renderCollege(aDetail({ id: 5, graduationRate: 0.6, retentionRate: 0.9 }, { provenance }));
    const note = screen.getByRole('dialog', { name: 'Source', hidden: true });
    expect(note.querySelector('dt')).toBeNull();
    expect(within(note).getByText('All sources of this college').getAttribute('href')).toBe('/api/colleges/5/receipts?format=csv');
    expect(sourceBehind(sourceButton('graduation rate', 'Outcomes'))['Variable']).toBe('GBA6RTT');
    expect(sourceBehind(sourceButton('retention rate', 'Outcomes'))['Variable']).toBe('RET_PCF');
    expect(note.getAttribute('aria-label')).toBe('Source of retention rate');
    expect(document.querySelectorAll('[popover]')).toHaveLength(1);
  });

  it('is shown for a button that was pressed before the scripts were loaded', async () => {
    const early = document.createElement('button');
    early.dataset['source'] = 'graduationRate';
    document.body.append(early);
    early.focus();
    renderCollege(aDetail({ graduationRate: 0.6 }, { provenance: { graduationRate: aProvenance() } }));
    expect(await screen.findByRole('dialog', { name: 'Source of graduation rate', hidden: true })).toBeTruthy();
    early.remove();
  });

  it.each([
    ['imputed', 'ipeds', 'Estimated by NCES, not reported by the college'],
    ['imputed', 'research', 'Estimated by the NSF, not reported by the college'],
    ['suppressed', 'scorecard', 'Too few students to publish'],
    ['suppressed', 'ipeds', 'Withheld by Alma: fewer than 30 students'],
    ['not-reported', 'scorecard', 'Not published'],
    ['reported', 'staff', 'Corrected by Alma'],
  ] as const)('shows the status %s of the source %s', (status, source, words) => {
    const medianDebt = status === 'suppressed' || status === 'not-reported' ? null : 20_000;
    renderCollege(aDetail({ medianDebt, valueStatus: { medianDebt: status } }, { provenance: { medianDebt: aProvenance({ source }) } }));
    expect(sourceBehind(sourceButton('median debt of graduates', 'Outcomes'))['Status']).toBe(words);
  });

  it('of a correction has no table', () => {
    renderCollege(aDetail({ medianDebt: 20_000 }, { provenance: { medianDebt: aProvenance({ source: 'staff', runId: null }) } }));
    const source = sourceBehind(sourceButton('median debt of graduates', 'Outcomes'));
    expect(source).toMatchObject({ Source: 'Corrected by Alma', Corrected: 'Nov 20, 2026' });
    expect(source).not.toHaveProperty('Table');
  });

  it('of the net price is the source of the field it is read from', () => {
    renderCollege(aDetail({ annualCost: 30_000 }, { provenance: { annualCost: aProvenance({ variable: 'CINSON' }) } }));
    expect(sourceBehind(sourceButton('sticker price (net price not published)', 'At a glance'))['Variable']).toBe('CINSON');
  });

  it('exists for both ends of a range of test scores, and for text fields', () => {
    const provenance = Object.fromEntries(['avgSAT', 'sat25', 'sat75', 'carnegieClassification'].map((key) => [key, aProvenance()]));
    renderCollege(aDetail({ avgSAT: 1200, sat25: 1100, sat75: 1300, carnegieClassification: 'Master’s' }, { provenance }));
    const labels = ['SAT, lower quarter', 'SAT, upper quarter', 'SAT, middle score'];
    for (const label of labels) expect(sourceBehind(sourceButton(label, 'Admissions'))['Table']).toBe('DRVGR2024');
    expect(sourceBehind(sourceButton('Carnegie classification', 'Research and classification'))['Value']).toBe('Master’s');
  });

  it('has a button only if it is known', () => {
    renderCollege(aDetail({ graduationRate: 0.6, retentionRate: 0.9 }, { provenance: { retentionRate: aProvenance() } }));
    expect(screen.queryByText('of graduation rate')).toBeNull();
    expect(sourceBehind(sourceButton('retention rate', 'Outcomes'))['Source']).toBe('IPEDS');
  });
});

describe('the history of a figure', () => {
  const provenance = { graduationRate: aProvenance() };
  const shown = (points: CollegeDetail['history'][string]) =>
    renderCollege(aDetail({ graduationRate: 0.63 }, { provenance, history: { graduationRate: points } }));
  const table = () =>
    [...noteBehind(sourceButton('graduation rate', 'Outcomes')).querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );

  it('is a sparkline with labeled ends, and a table in the popover', () => {
    shown([point(2023, 0.61), point(2024, 0.63)]);
    expect(labeledText('Graduation rate', 'Outcomes')).toContain('61% by August 2023 then 63% by August 2024');
    expect(table()).toEqual([
      ['Year', 'Value', 'Status', 'Source'],
      ['2024by August 2024', '63%', 'Reported by the college', 'IPEDS, DRVGR2024, GBA6RTT, provisional'],
      ['2023by August 2023', '61%', 'Reported by the college', 'IPEDS, DRVGR2023, GBA6RTT, provisional'],
    ]);
  });

  it('breaks at a missing year, and names the years that were not reported', () => {
    shown([point(2020, 0.5), point(2021, null, { status: 'suppressed' }), point(2022, 0.6, { status: 'imputed' }), point(2023, 0.7)]);
    const line = within(sectionOf('Outcomes'))
      .getByText('Graduation rate', { ignore: 'text' })
      .closest('div')
      ?.querySelector('svg:has(line + circle)');
    expect([...(line?.querySelectorAll('line') ?? [])].map((part) => [part.getAttribute('x1'), part.getAttribute('x2')])).toEqual([
      ['66.7%', '100%'],
    ]);
    expect(sectionText('Outcomes')).toContain('by August 2021: Withheld by Alma: fewer than 30 students');
    expect(sectionText('Outcomes')).toContain('by August 2022: Estimated by NCES');
  });

  it('is empty if fewer than two years have a value', () => {
    shown([point(2022, null, { status: 'not-reported' }), point(2023, 0.61)]);
    expect(labeledText('Graduation rate', 'Outcomes')).not.toContain('then');
    expect(table()).toEqual([]);
  });
});

describe('the sources section', () => {
  const ipeds = { year: 2024, release: 'provisional' as const, runId: 7, at: '2026-11-03T10:00:00.000Z', sha256: null, fields: [] };

  it('groups the values by source, corrections first, with links to the files and to all data', () => {
    const provenance = {
      netPricePublic: aProvenance({ source: 'scorecard', table: 'INSTITUTION', variable: 'NPT4_PUB' }),
      netPricePrivate: aProvenance({ source: 'scorecard', table: 'INSTITUTION', variable: 'NPT4_PRIV' }),
      size: aProvenance({ table: 'DRVEF2024', variable: 'EFUG', period: 'fall 2024' }),
      isHBCU: aProvenance({ table: 'HD2024', variable: 'HBCU' }),
      isTribal: aProvenance({ table: 'HD2024', variable: 'TRIBAL', runId: null, importedAt: null }),
      zip: aProvenance({ source: 'staff', table: '', variable: '' }),
    };
    renderCollege(
      aDetail({ id: 5, size: 27_907, isHBCU: false, isTribal: true, zip: '36849', dataSourceFlags: { ipeds } }, { provenance }),
    );
    expect(screen.queryByRole('region', { name: 'Sources, value by value' })).toBeNull();
    openSources();
    const rows = within(screen.getByRole('region', { name: 'Sources, value by value' })).queryAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Value', 'Status', 'Table and variable', 'Period', 'Read from', 'Release', 'Imported'],
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
        'Initial load',
      ],
      ['College Scorecard'],
      [
        'Net price (public)',
        'N/A',
        'Not published',
        'INSTITUTION, NPT4_PUB',
        '2023-24',
        'file of 2024',
        'provisional',
        'Nov 20, 2026, run 7',
      ],
    ]);
    expect(screen.getByText(/2024, provisional, imported Nov 3, 2026/)).toBeTruthy();
    expect(screen.getByText('Download these sources as CSV').getAttribute('href')).toBe('/api/colleges/5/receipts?format=csv');
    expect(screen.getByText('All data, with coverage and sources').getAttribute('href')).toBe('/data');
  });

  it('links to the college at the publishers, and names the files with their whole hashes', () => {
    const flag = { ...ipeds, release: 'not-stated' as const };
    const dataSourceFlags = { ipeds, scorecard: flag, crime: flag };
    const imports = [anImport({ source: 'crime', obtainedFrom: null })];
    renderCollege(aDetail({ ipedsUnitId: 100_858, dataSourceFlags }, { imports }));
    const links = [...sectionOf('Where this data comes from').querySelectorAll('li > a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
    expect(links).toEqual([
      ['This college at College Navigator', 'https://nces.ed.gov/collegenavigator/?id=100858', 'noopener noreferrer nofollow'],
      ['This college at College Scorecard', 'https://collegescorecard.ed.gov/school/?100858', 'noopener noreferrer nofollow'],
      ['The publisher’s files', 'https://ope.ed.gov/campussafety/', 'noopener noreferrer nofollow'],
    ]);
    expect(sectionText('Where this data comes from')).toContain('2024, release not stated, imported Nov 3, 2026');
    const details = openedDetails(screen.getByText('The file and its origin'));
    expect(details.closest('li')?.textContent).toContain('Campus Safety and Security');
    expect([...details.querySelectorAll('p, code')].map(({ textContent }) => textContent)).toEqual([
      '2024, run 7. Obtained from: not recorded',
      anImport().files[0]?.sha256,
    ]);
  });

  it('of a college without a UNITID links to the files of the publishers', () => {
    renderCollege(aDetail({ ipedsUnitId: null, dataSourceFlags: { ipeds } }));
    expect(screen.getByText('The publisher’s files').getAttribute('href')).toBe('https://nces.ed.gov/ipeds/');
  });
});
