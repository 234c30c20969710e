/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { savePrivateAnswers } from '../../entities/match/private-answers.ts';
import { aDetail, aProvenance } from './college.fixture.ts';
import { labeledText, openSources, sectionOf, sectionText, renderCollege } from './college-page.fixture.ts';

afterEach(cleanup);

const STICKER = 'Sticker price (net price not published)';

describe('numbers', () => {
  it('show unit, period, national median and standing', () => {
    const shares = (below: number) => ({ below, equal: 1, above: 99 - below });
    const standing = { peer: shares(83), national: shares(90), n: 612, peerMedian: 0.55, nationalMedian: 0.48 };
    renderCollege(
      aDetail(
        { graduationRate: 0.285, graduationCohort: 1_241 },
        { percentiles: { graduationRate: standing }, provenance: { graduationRate: aProvenance() } },
      ),
    );
    expect(labeledText('Graduation rate')).toBe(
      'Graduation rate29%Of 1,241 full-time first-time students0% 100%Point at a dot or tap it to see its college.2023-24 · national median 48% · Source of graduation rateHigher than 83% of public four-year colleges (n = 612) and 90% of all',
    );
    expect(sectionText('Outcomes')).toContain('Of 1,241 full-time first-time students, the share who finished within 150% of normal time');
  });

  it('say whom a rate describes, and in which year they were counted', () => {
    const provenance = {
      graduationRate: aProvenance({ period: 'by August 2024' }),
      graduationCohort: aProvenance({ period: 'by August 2023' }),
      retentionRate: aProvenance({ period: 'fall 2023 to fall 2024', variable: 'RET_PCP' }),
      retentionCohort: aProvenance({ period: 'fall 2023 to fall 2024', variable: 'RRPTCTA' }),
    };
    renderCollege(aDetail({ graduationRate: 0.3, graduationCohort: 812, retentionRate: 0.5, retentionCohort: 90 }, { provenance }));
    expect(labeledText('Graduation rate')).toContain(
      'Of full-time first-time students who started in 2018. Their number is published for 2017: 812.',
    );
    expect(labeledText('Retention rate')).toContain('Of 90 part-time first-time students');
    expect(sectionText('Outcomes')).toContain('Of 90 part-time first-time students, the share who returned the next fall.');
  });

  it('say that the number of students is not published', () => {
    renderCollege(aDetail({ graduationRate: 0.3, transferRate: 0.1 }));
    expect(labeledText('Graduation rate')).toContain('Number of students not published.');
    expect(labeledText('Transfer-out rate', 'Outcomes')).toContain(
      'Of full-time first-time students, the share who are known to have moved to another college. Number of students not published.',
    );
  });

  it('estimated by NCES are marked, with a badge in the sources table', () => {
    renderCollege(
      aDetail({ retentionRate: 0.8, valueStatus: { retentionRate: 'imputed' } }, { provenance: { retentionRate: aProvenance() } }),
    );
    expect(labeledText('Retention rate')).toContain('estimated by NCES');
    openSources();
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
    expect(labeledText(STICKER)).toContain('$95,000');
    expect(labeledText(STICKER)).toContain('so we treat it as a data error. This is the sticker price instead.');
    expect(labeledText('Net price', 'Cost')).toContain('so we treat it as a data error.N/ANot reported');
  });

  it('that are sticker prices say so, and are not compared or divided by income', () => {
    const netPriceCalculatorUrl = 'https://tuition.example.edu/npc';
    renderCollege(aDetail({ annualCost: 41_338, netPriceCalculatorUrl }, { provenance: { annualCost: aProvenance() } }));
    expect(labeledText(STICKER)).toBe(
      `${STICKER}$41,338 a yearNo net price is published, so this is the sticker price, before any aid.2023-24 · Source of sticker price (net price not published)`,
    );
    expect(within(sectionOf('At a glance')).queryByText('Net price')).toBeNull();
    expect(labeledText('Net price', 'Cost')).toBe(
      'Net priceThe average cost after grants and scholarships is not published.N/ANot reportedUse the college’s own calculator to estimate your price (tuition.example.edu) ',
    );
    expect(screen.getByRole('link', { name: 'Use the college’s own calculator to estimate your price' }).getAttribute('href')).toBe(
      netPriceCalculatorUrl,
    );
    expect(sectionText('Cost')).toContain('Prices by family income cannot be estimated, because no net price is published.');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      ': sticker price (net price not published) $41,338. Every figure',
    );
  });

  it('of a service academy are its terms, with the law', () => {
    renderCollege(aDetail({ ipedsUnitId: 197_036 }));
    const terms = 'No tuition: students are paid and owe five years of service. Graduates serve as officers in the Army.';
    expect(labeledText('Net price')).toBe(`Net priceNo tuition${terms}`);
    expect(labeledText('Net price', 'Cost')).toBe(`Net price${terms}No tuitionGraduates owe serviceSource: 10 U.S. Code § 7448`);
    expect(within(sectionOf('Cost')).queryByText('Sticker price')).toBeNull();
    expect(sectionText('Cost')).toContain('There are no prices by family income, because no tuition is charged.');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(': no tuition. Every');
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

  it('at the family income entered in this tab come first, with the average as their note', () => {
    savePrivateAnswers({ income: '0-30000' });
    renderCollege(aDetail({ netPricePublic: 23_258 }));
    expect(labeledText('Your net price')).toContain('$17,211 a yearestimate · income up to $30,000 · in-state average $23,258');
    expect(within(sectionOf('At a glance')).queryByText('Net price')).toBeNull();
    cleanup();
    renderCollege(aDetail({ netPricePublic: 23_258, netPricesByIncome: { '0-30000': 12_000 } }));
    expect(labeledText('Your net price')).toContain('$12,000 a yearincome up to $30,000 · in-state average $23,258');
    cleanup();
    renderCollege(aDetail({ annualCost: 41_338 }));
    expect(labeledText(STICKER)).toContain('before any aid.no price for your income');
    cleanup();
    renderCollege(aDetail({}));
    expect(labeledText('Net price')).not.toContain('income');
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
    expect(labeledText('Average SAT')).toMatch(/^Average SATNANo average SAT is published.*Not reported$/);
    expect(labeledText('SAT', 'Admissions')).toMatch(/NANo average SAT is published.*Not reported$/);
    const hints = screen.getAllByRole('tooltip', { hidden: true }).map(({ textContent }) => textContent);
    expect(hints).toHaveLength(2);
    expect(hints.every((hint) => hint.includes('test-optional'))).toBe(true);
  });

  it('a missing graduation or retention rate reads N/A with the reason', () => {
    renderCollege(aDetail({ valueStatus: { graduationRate: 'suppressed' } }));
    expect(labeledText('Graduation rate')).toBe('Graduation rateN/AToo few students to publish');
    expect(labeledText('Retention rate')).toBe('Retention rateN/ANot reported');
    expect(labeledText('Graduation rate', 'Outcomes')).toBe('Graduation rateN/AToo few students to publish');
  });

  it('without any source say so in a line', () => {
    renderCollege(aDetail({ medianEarnings: 50_000, earningsAfter10Years: 50_000 }));
    for (const label of ['Earnings after 6 months', 'Earnings after 2 years']) {
      expect(sectionText('Outcomes')).toContain(`${label}: No federal source publishes this for whole colleges.`);
    }
    expect(sectionText('Outcomes')).toContain('Median earnings: The same as the earnings 10 years after entry.');
    expect(sectionText('Where this data comes from')).toContain('Description: none. No federal source describes a college in words.');
    expect(sectionText('Where this data comes from')).toContain('Picture: none.');
    expect(sectionText('Roommates here')).toContain('Profiles are for members only.');
    expect(sectionText('Services')).toContain('Practice Academy FreePractice tests with explained answers.');
    cleanup();
    renderCollege(aDetail({ earningsAfter2Years: 41_000, description: 'Small.', imageUrl: '/a.png' }));
    expect(labeledText('Earnings after 2 years', 'Outcomes')).toContain('$41,000');
    expect(sectionText('Where this data comes from')).not.toMatch(/Description|Picture/);
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
    const crime = { year: 2022, release: 'final' as const, runId: 1, at: '2026-01-01T00:00:00.000Z', sha256: null, fields: [] };
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
  expect(targets).toEqual(Array.from({ length: 16 }, () => 'H2'));
});
