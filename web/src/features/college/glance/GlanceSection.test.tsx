/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { savePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { aDetail, aProvenance } from '../college.fixture.ts';
import { labeledText, plain, renderCollege } from '../college-page.fixture.ts';

afterEach(() => {
  cleanup();
  savePrivateAnswers({});
});

/** The text of the card with this question. */
const answer = (question: string) => plain(screen.getByRole('heading', { level: 3, name: question }).closest('article')?.textContent) ?? '';
const COST = 'What will it cost you?';
const AFTER = 'What follows?';

describe('what it costs', () => {
  it('is the average, four years of it, and the sticker prices', () => {
    renderCollege(aDetail({ netPricePublic: 20_000, annualCost: 30_000, outOfStateCost: 50_000 }));
    expect(labeledText('Net price')).toContain('$20,000 a year');
    expect(labeledText('Four years')).toContain('$80,000');
    expect(labeledText('Sticker price')).toContain('$30,000');
    expect(labeledText('Sticker price, out of state')).toContain('$50,000');
  });

  it('becomes the price of an income that is chosen there, and the years to earn it back follow', () => {
    const netPricesByIncome = { '0-30000': 8_000 };
    renderCollege(aDetail({ netPricePublic: 20_000, netPricesByIncome, earningsAfter10Years: 48_000 }));
    expect(labeledText('Price earned back in')).toContain('5.0 years');
    fireEvent.change(screen.getByLabelText('Family income before taxes'), { target: { value: '0-30000' } });
    expect(labeledText('Your net price')).toContain('$8,000 a year');
    expect(labeledText('Four years')).toContain('$32,000');
    expect(labeledText('Price earned back in')).toContain('2.0 years');
    expect(screen.getByText('Change income or home state')).toBeTruthy();
  });

  it('stands among the prices of its income, and a price for another state stands among none', () => {
    const pictured = () =>
      screen.getByRole('heading', { level: 3, name: COST }).closest('article')?.querySelector('use')?.getAttribute('href') ?? 'none';
    savePrivateAnswers({ income: '0-30000', homeState: 'AL' });
    renderCollege(
      aDetail({ state: 'AL', netPricePublic: 20_000, netPricesByIncome: { '0-30000': 8_000 }, annualCost: 30_000, outOfStateCost: 50_000 }),
    );
    expect(pictured()).toBe('/swarms/netPrice/public-four-year-college.svg#all-0-30000');
    cleanup();
    savePrivateAnswers({ income: '0-30000', homeState: 'TX' });
    renderCollege(
      aDetail({ state: 'AL', netPricePublic: 20_000, netPricesByIncome: { '0-30000': 8_000 }, annualCost: 30_000, outOfStateCost: 50_000 }),
    );
    expect(labeledText('Your net price')).toContain('estimate for other states');
    expect(pictured()).toBe('none');
  });

  it('of a two-year college is added up over two years', () => {
    renderCollege(aDetail({ netPricePublic: 10_000, level: 2, earningsAfter10Years: 42_000 }));
    expect(labeledText('Two years')).toContain('$20,000');
    expect(labeledText('Price earned back in')).toBe(
      'Price earned back in2.0 yearsTwo years of it, from earnings above those of high school graduates.',
    );
  });

  it('is not added up where no net price is known, or grants exceed the cost', () => {
    for (const college of [{ annualCost: 41_338 }, { netPricePublic: -4_000 }, {}, { netPricePublic: 0 }]) {
      renderCollege(aDetail(college));
      expect(answer(COST)).not.toContain('Four years');
      cleanup();
    }
  });

  it('has a place among the net prices, and a sticker price has none', () => {
    const places = () => screen.getByRole('heading', { level: 3, name: COST }).closest('article')?.querySelectorAll('dl circle').length;
    renderCollege(aDetail({ netPricePublic: 20_000 }));
    expect(places()).toBe(1);
    cleanup();
    renderCollege(aDetail({ annualCost: 41_338 }));
    expect(places()).toBe(0);
  });

  it('is not asked for at a service academy', () => {
    renderCollege(aDetail({ ipedsUnitId: 197_036 }));
    expect(answer(COST)).toContain('No tuition');
    expect(screen.queryByText(/income and home state/)).toBeNull();
  });
});

it('finishing names the group, and the others only if they are known', () => {
  const provenance = { graduationRate: aProvenance({ period: 'by August 2024' }) };
  renderCollege(aDetail({ graduationRate: 0.6, pellGraduationRate: 0.5, level: 2 }, { provenance }));
  const text = answer('Will you finish?');
  expect(text).toContain('60%Number of students not published.');
  expect(text).toContain('Students with a Pell grant50%');
  expect(text).not.toMatch(/eight years|Moved to another/);
});

describe('what follows', () => {
  it('compares earnings with those of high school graduates, and a debt with its monthly payment', () => {
    renderCollege(aDetail({ earningsAfter10Years: 65_000, medianDebt: 27_000 }));
    expect(answer(AFTER)).toContain('Against high school graduates$33,000 moreWho typically earn $32,000.');
    expect(answer(AFTER)).toContain('Median debt of graduates$27,000');
    expect(answer(AFTER)).toContain('Monthly payment$305For ten years at 6.39%, the federal rate of 2025-26.');
    expect(answer(AFTER)).not.toContain('earned back');
  });

  it('says if former students earn less', () => {
    renderCollege(aDetail({ netPricePublic: 20_000, earningsAfter10Years: 30_000 }));
    expect(answer(AFTER)).toContain('Against high school graduates$2,000 less');
    expect(answer(AFTER)).not.toContain('earned back');
  });

  it('needs no time where grants exceed the cost', () => {
    renderCollege(aDetail({ netPricePublic: -2_000, earningsAfter10Years: 60_000 }));
    expect(labeledText('Price earned back in')).toContain('No time: grants cover it');
  });

  it('gives the reason for a missing figure, and compares nothing', () => {
    renderCollege(aDetail({ valueStatus: { earningsAfter10Years: 'suppressed' } }));
    const card = screen.getByRole('heading', { level: 3, name: AFTER }).closest('article') as HTMLElement;
    expect(within(card).getByText('Too few students to publish')).toBeTruthy();
    expect(answer(AFTER)).toContain('Median debt of graduatesNot reported');
    expect(answer(AFTER)).not.toMatch(/Against|Monthly/);
  });
});
