/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { savePrivateAnswers } from '../../entities/match/private-answers.ts';
import { aDetail, aProvenance } from './college.fixture.ts';
import { labeledText, sectionText, renderCollege } from './college-page.fixture.ts';

afterEach(cleanup);

describe('numbers', () => {
  it('show unit, period, national median and standing', () => {
    const percentiles = { graduationRate: { peer: 83, national: 90, n: 612, peerMedian: 0.55, nationalMedian: 0.48 } };
    renderCollege(aDetail({ graduationRate: 0.285 }, { percentiles, provenance: { graduationRate: aProvenance() } }));
    expect(labeledText('Graduation rate')).toBe(
      'Graduation rate29%2023-24 · national median 48% · Source of graduation rateHigher than 83% of public four-year colleges (n = 612) and 90% of all',
    );
    expect(sectionText('Outcomes')).toContain('finished within six years');
  });

  it('explain the graduation rate of a two-year college', () => {
    renderCollege(aDetail({ graduationRate: 0.3, level: 2 }));
    expect(sectionText('Outcomes')).toContain('one and a half times the normal time');
  });

  it('estimated by NCES are marked, with a badge in the sources table', () => {
    renderCollege(
      aDetail({ retentionRate: 0.8, valueStatus: { retentionRate: 'imputed' } }, { provenance: { retentionRate: aProvenance() } }),
    );
    expect(labeledText('Retention rate')).toContain('estimated by NCES');
    expect(screen.getByRole('row', { name: /^Retention rate/ }).textContent).toContain('80%Estimated by NCES');
  });
});

describe('prices', () => {
  it('below zero read +$', () => {
    renderCollege(aDetail({ netPricePublic: -4_247 }));
    expect(labeledText('Net price')).toContain('+$4,247 (aid exceeds cost)');
    expect(sectionText('Cost')).toContain('not estimated, because aid exceeds the cost');
  });

  it('that are unknown or 0 read N/A with the reason', () => {
    renderCollege(aDetail({}));
    expect(labeledText('Net price')).toBe('Net priceN/ANeither a net price nor a sticker price is reported.');
    cleanup();
    renderCollege(aDetail({ netPricePublic: 0 }));
    expect(labeledText('Net price')).toBe('Net priceN/AThe source gives a price of 0, which is not shown as a price.');
  });

  it('above $80,000 are replaced by the sticker price, with a note', () => {
    renderCollege(aDetail({ netPricePublic: 90_000, annualCost: 95_000 }));
    expect(labeledText('Net price')).toContain('$95,000');
    expect(labeledText('Net price', 'Cost')).toContain('so we treat it as a data error. This is the sticker price instead.');
  });

  it('by income are in a table beside the chart, with four years labeled an estimate', () => {
    renderCollege(aDetail({ netPricePublic: 23_258 }));
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['Family income', 'A year', 'Four years, estimate', 'Basis']);
    expect(cells).toContainEqual(['Up to $30,000', '$17,211', '$68,844', 'Estimate']);
    expect(screen.getByRole('img', { name: /^Bar chart/ })).toBeTruthy();
  });

  it('by income are the published ones if the source has them, also negative ones', () => {
    renderCollege(aDetail({ netPricePublic: 23_258, netPricesByIncome: { '0-30000': -2_400, '30001-48000': 0, '48001-75000': 9_000 } }));
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['Up to $30,000', '+$2,400', '+$9,600', 'Published']);
    expect(cells).toContainEqual(['$30,001 to $48,000', 'N/A', 'N/A', 'Published']);
    expect(cells).toContainEqual(['$48,001 to $75,000', '$9,000', '$36,000', 'Published']);
    expect(cells).toContainEqual(['$75,001 to $110,000', '$29,073', '$116,292', 'Estimate']);
    const widths = [...screen.getByRole('img', { name: /^Bar chart/ }).querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(widths).toHaveLength(4);
    expect(widths.every((width) => Number.parseFloat(width ?? '') > 0)).toBe(true);
  });

  it('show the price at the family income entered in this tab', () => {
    savePrivateAnswers({ income: '0-30000' });
    renderCollege(aDetail({ netPricePublic: 23_258 }));
    expect(labeledText('Net price')).toContain('$17,211 a year at your family income (Up to $30,000), an estimate');
    cleanup();
    renderCollege(aDetail({ netPricePublic: 23_258, netPricesByIncome: { '0-30000': 12_000 } }));
    expect(labeledText('Net price')).toContain('$12,000 a year at your family income (Up to $30,000), the published average');
    cleanup();
    renderCollege(aDetail({}));
    expect(labeledText('Net price')).not.toContain('at your family income');
    cleanup();
    savePrivateAnswers({});
  });

  it('of a two-year college are added up over two years', () => {
    renderCollege(aDetail({ netPricePublic: 10_000, level: 2 }));
    expect(screen.getByRole('columnheader', { name: 'Two years, estimate' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Up to/ }).textContent).toContain('$7,400$14,800');
  });
});

describe('missing values', () => {
  it('a missing average SAT reads NA with a hint', () => {
    renderCollege(aDetail({}));
    expect(labeledText('Average SAT')).toContain('NA');
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('test-optional');
  });

  it('admission figures do not apply with open admission', () => {
    renderCollege(aDetail({ openAdmission: true }));
    expect(labeledText('Acceptance rate')).toBe('Acceptance rateDoes not apply (open admission)');
    expect(labeledText('Average SAT')).toContain('Does not apply (open admission)');
    expect(sectionText('Admissions')).toContain('This college has open admission');
  });

  it('suppressed and unreported values say which they are', () => {
    renderCollege(aDetail({ valueStatus: { medianDebt: 'suppressed' } }));
    expect(labeledText('Median debt of graduates', 'Outcomes')).toContain('Too few students to publish');
    expect(labeledText('Transfer-out rate', 'Outcomes')).toBe('Transfer-out rateNot reported');
  });

  it('empty sections give their reason', () => {
    renderCollege(aDetail({}));
    expect(sectionText('Safety')).toBe('SafetyNo campus crime report of this college is loaded.');
    expect(sectionText('Athletics')).toBe(
      'AthleticsNo athletics report of this college is loaded. Colleges without varsity teams do not file one.',
    );
    expect(sectionText('Research and classification')).toContain('The national survey of research spending is not loaded');
    cleanup();
    const crime = { year: 2022, release: 'final' as const, runId: 1, at: '2026-01-01T00:00:00.000Z', fields: [] };
    renderCollege(aDetail({ dataSourceFlags: { crime } }));
    expect(sectionText('Safety')).toBe('SafetyThis college reports no campus crime figures.');
  });

  it('sections with figures show them', () => {
    renderCollege(aDetail({ crimeIncidentsTotal: 0, totalAthletes: 512 }));
    expect(sectionText('Safety')).toContain('On-campus crimes, three years');
    expect(sectionText('Athletics')).toContain('512');
  });
});

describe('the page header', () => {
  it('links from a merged college to its successor', () => {
    const successor = { slug: 'larger-college', name: 'Larger College', location: 'Springfield', state: 'AL' as const };
    renderCollege(aDetail({ operatingStatus: 'merged' }, { successor }));
    expect(screen.getByRole('note').textContent).toContain('It is now part of Larger College.');
    expect(screen.getByRole('link', { name: 'Larger College' }).getAttribute('href')).toBe('/colleges/larger-college');
  });

  it('has a banner for a closed college, and none for an open one', () => {
    renderCollege(aDetail({ operatingStatus: 'closed' }));
    expect(screen.getByRole('note').textContent).toContain('This college has closed.');
    cleanup();
    renderCollege(aDetail({}));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has one h1, the size with its band, chips, and other colleges of the same name', () => {
    const sameName = [{ slug: 'example-college-tx', name: 'Example College', location: 'Austin', state: 'TX' as const }];
    renderCollege(aDetail({ size: 5_000, isHBCU: true, religiousAffiliation: 'Baptist', locale: 'city-small' }, { sameName }));
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Example College']);
    expect(screen.getByText(/^Public, four-year/).textContent.replaceAll('\u00a0', ' ')).toBe(
      'Public, four-year · 5,000 undergraduates · Small (1 - 5,000 students) · Small city',
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Historically Black (HBCU)', 'Baptist']),
    );
    expect(screen.getByRole('link', { name: 'Austin, TX' }).getAttribute('href')).toBe('/colleges/example-college-tx');
  });

  it('links to the website without a referrer, and never to a script URL', () => {
    renderCollege(aDetail({ website: 'https://www.example.edu/' }));
    const link = screen.getByRole('link', { name: 'example.edu' });
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
    cleanup();
    renderCollege(aDetail({ website: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
  });

  it('has title, description and canonical address', () => {
    renderCollege(aDetail({ graduationRate: 0.5 }));
    expect(document.title).toBe('Example College, Springfield, AL · Alma');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Example College is a public four-year college in Springfield, Alabama: graduation rate 50%. Every figure with its source and year.',
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/colleges/example-college-1');
  });
});

it('every link of the section navigation has a section', () => {
  renderCollege(aDetail({}));
  const nav = screen.getByRole('navigation', { name: 'Sections of this page' });
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName);
  expect(targets).toEqual(Array.from({ length: 12 }, () => 'H2'));
});
