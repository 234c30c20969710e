/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { keepPrivateAnswers } from '../../entities/match/private-answers.ts';
import { aDetail, aReceipt } from './college.fixture.ts';
import { about, section, show } from './profile.fixture.ts';

afterEach(cleanup);

describe('numbers', () => {
  it('come with unit, period, national median and standing', () => {
    const percentiles = { graduationRate: { peer: 83, national: 90, n: 612, peerMedian: 0.55, nationalMedian: 0.48 } };
    show(aDetail({ graduationRate: 0.285 }, { percentiles, provenance: { graduationRate: aReceipt() } }));
    expect(about('Graduation rate')).toBe(
      'Graduation rate29%2023-24 · national median 48% · Source of graduation rateHigher than 83% of public four-year colleges (n = 612) and 90% of all',
    );
    expect(section('Outcomes')).toContain('finished within six years');
  });

  it('say of the graduation rate of a two-year college what it counts', () => {
    show(aDetail({ graduationRate: 0.3, level: 2 }));
    expect(section('Outcomes')).toContain('one and a half times the normal time');
  });

  it('that NCES estimated say so, with a badge among the sources', () => {
    show(aDetail({ retentionRate: 0.8, valueStatus: { retentionRate: 'imputed' } }, { provenance: { retentionRate: aReceipt() } }));
    expect(about('Retention rate')).toContain('estimated by NCES');
    expect(screen.getByRole('row', { name: /^Retention rate/ }).textContent).toContain('80%Estimated by NCES');
  });
});

describe('prices', () => {
  it('below zero read +$', () => {
    show(aDetail({ netPricePublic: -4_247 }));
    expect(about('Net price')).toContain('+$4,247 (aid exceeds cost)');
    expect(section('Cost')).toContain('not estimated, because aid exceeds the cost');
  });

  it('that are unknown or 0 read N/A with the reason', () => {
    show(aDetail({}));
    expect(about('Net price')).toBe('Net priceN/ANeither a net price nor a sticker price is reported.');
    cleanup();
    show(aDetail({ netPricePublic: 0 }));
    expect(about('Net price')).toBe('Net priceN/AThe source gives a price of 0, which is not shown as a price.');
  });

  it('above 80,000 give way to the sticker price, with a note', () => {
    show(aDetail({ netPricePublic: 90_000, annualCost: 95_000 }));
    expect(about('Net price')).toContain('$95,000');
    expect(about('Net price', 'Cost')).toContain('taken for a data error. This is the sticker price instead.');
  });

  it('by income stand in a table beside the chart, with four years labelled an estimate', () => {
    show(aDetail({ netPricePublic: 23_258 }));
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['Family income', 'A year', 'Four years, estimate', 'How it is known']);
    expect(cells).toContainEqual(['Up to $30,000', '$17,211', '$68,844', 'Estimate']);
    expect(screen.getByRole('img', { name: /^Bar chart/ })).toBeTruthy();
  });

  it('by income are the published ones where the source has them, also those below nothing', () => {
    show(aDetail({ netPricePublic: 23_258, netPricesByIncome: { '0-30000': -2_400, '30001-48000': 0, '48001-75000': 9_000 } }));
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toContainEqual(['Up to $30,000', '+$2,400', '+$9,600', 'Published']);
    expect(cells).toContainEqual(['$30,001 to $48,000', 'N/A', 'N/A', 'Published']);
    expect(cells).toContainEqual(['$48,001 to $75,000', '$9,000', '$36,000', 'Published']);
    expect(cells).toContainEqual(['$75,001 to $110,000', '$29,073', '$116,292', 'Estimate']);
    const widths = [...screen.getByRole('img', { name: /^Bar chart/ }).querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(widths).toHaveLength(4);
    expect(widths.every((width) => Number.parseFloat(width ?? '') > 0)).toBe(true);
  });

  it('say what they come to at the income this tab was told', () => {
    keepPrivateAnswers({ income: '0-30000' });
    show(aDetail({ netPricePublic: 23_258 }));
    expect(about('Net price')).toContain('$17,211 a year at your family income (Up to $30,000), an estimate');
    cleanup();
    show(aDetail({ netPricePublic: 23_258, netPricesByIncome: { '0-30000': 12_000 } }));
    expect(about('Net price')).toContain('$12,000 a year at your family income (Up to $30,000), the published average');
    cleanup();
    show(aDetail({}));
    expect(about('Net price')).not.toContain('at your family income');
    cleanup();
    keepPrivateAnswers({});
  });

  it('of a two-year college are summed over two years', () => {
    show(aDetail({ netPricePublic: 10_000, level: 2 }));
    expect(screen.getByRole('columnheader', { name: 'Two years, estimate' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Up to/ }).textContent).toContain('$7,400$14,800');
  });
});

describe('missing values are sentences', () => {
  it('an average SAT reads NA with a hint', () => {
    show(aDetail({}));
    expect(about('Average SAT')).toContain('NA');
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toContain('test-optional');
  });

  it('with open admission, admission figures do not apply', () => {
    show(aDetail({ openAdmission: true }));
    expect(about('Acceptance rate')).toBe('Acceptance rateDoes not apply (open admission)');
    expect(about('Average SAT')).toContain('Does not apply (open admission)');
    expect(section('Admissions')).toContain('This college has open admission');
  });

  it('suppressed and unreported ones say which', () => {
    show(aDetail({ valueStatus: { medianDebt: 'suppressed' } }));
    expect(about('Median debt of graduates', 'Outcomes')).toContain('Too few students to publish');
    expect(about('Transfer-out rate', 'Outcomes')).toBe('Transfer-out rateNot reported');
  });

  it('empty sections give their reason', () => {
    show(aDetail({}));
    expect(section('Safety')).toBe('SafetyNo campus crime report of this college is loaded.');
    expect(section('Athletics')).toBe('AthleticsNo athletics report of this college is loaded. Colleges without varsity teams make none.');
    expect(section('Research and classification')).toContain('Nothing of the national survey of research spending is loaded');
    cleanup();
    const crime = { year: 2022, release: 'final' as const, runId: 1, at: '2026-01-01T00:00:00.000Z', fields: [] };
    show(aDetail({ dataSourceFlags: { crime } }));
    expect(section('Safety')).toBe('SafetyThis college reports no campus crime figures.');
  });

  it('sections with figures show them', () => {
    show(aDetail({ crimeIncidentsTotal: 0, totalAthletes: 512 }));
    expect(section('Safety')).toContain('On-campus crimes, three years');
    expect(section('Athletics')).toContain('512');
  });
});

describe('the head of the page', () => {
  it('leads from a merged college to its successor', () => {
    const successor = { slug: 'larger-college', name: 'Larger College', location: 'Springfield', state: 'AL' as const };
    show(aDetail({ operatingStatus: 'merged' }, { successor }));
    expect(screen.getByRole('note').textContent).toContain('It is now part of Larger College.');
    expect(screen.getByRole('link', { name: 'Larger College' }).getAttribute('href')).toBe('/colleges/larger-college');
  });

  it('says that a college has closed, and nothing of an open one', () => {
    show(aDetail({ operatingStatus: 'closed' }));
    expect(screen.getByRole('note').textContent).toContain('This college has closed.');
    cleanup();
    show(aDetail({}));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has one heading of the first order, size with its band, chips, and other colleges of the name', () => {
    const sameName = [{ slug: 'example-college-tx', name: 'Example College', location: 'Austin', state: 'TX' as const }];
    show(aDetail({ size: 5_000, isHBCU: true, religiousAffiliation: 'Baptist', locale: 'city-small' }, { sameName }));
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Example College']);
    expect(screen.getByText(/^Public, four-year/).textContent.replaceAll('\u00a0', ' ')).toBe(
      'Public, four-year · 5,000 undergraduates · Small (1 - 5,000 students) · Small city',
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Historically Black (HBCU)', 'Baptist']),
    );
    expect(screen.getByRole('link', { name: 'Austin, TX' }).getAttribute('href')).toBe('/colleges/example-college-tx');
  });

  it('links to the website without giving anything away, and never to an address that could run', () => {
    show(aDetail({ website: 'https://www.example.edu/' }));
    const link = screen.getByRole('link', { name: 'example.edu' });
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
    cleanup();
    show(aDetail({ website: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
  });

  it('has title, description and canonical address', () => {
    show(aDetail({ graduationRate: 0.5 }));
    expect(document.title).toBe('Example College, Springfield, AL · Alma');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Example College is a public four-year college in Springfield, Alabama: graduation rate 50%. Every figure with its source and year.',
    );
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/colleges/example-college-1');
  });
});

it('every link of the section navigation leads to a section', () => {
  show(aDetail({}));
  const nav = screen.getByRole('navigation', { name: 'Sections of this page' });
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName);
  expect(targets).toEqual(Array.from({ length: 12 }, () => 'H2'));
});
