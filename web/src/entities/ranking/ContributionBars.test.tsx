/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { ContributionBars, type ShownPart } from './ContributionBars.tsx';

const part = (key: string, contribution: number, more: Partial<ShownPart> = {}): ShownPart => ({
  key,
  label: key,
  share: 0.25,
  used: 50,
  isFilled: false,
  contribution,
  ...more,
});

const PARTS = [part('Cost', -1.325963), part('Completion', 7.132246, { share: 0.217, used: 83.8 }), part('Debt', 0.04, { isFilled: true })];
const bars = (score: number | null = 60.6) => <ContributionBars label="Score of Alpha" baseline={45.739} score={score} parts={PARTS} />;
const barOf = (name: string) => screen.getByText(name, { selector: 'p' }).parentElement?.querySelector('rect');

afterEach(cleanup);

describe('the parts of a score', () => {
  it('extend to both sides of a typical score, greatest gain first', () => {
    render(bars());
    const zero = barOf('Cost')?.nextElementSibling?.getAttribute('x1');
    expect(barOf('Completion')?.getAttribute('x')).toBe(zero);
    expect(Number.parseFloat(barOf('Cost')?.getAttribute('x') ?? '')).toBeLessThan(Number.parseFloat(zero ?? ''));
    expect(screen.getByRole('img').textContent).toBe('Completion+7.1Debt · not known, counts as 50.00.0Cost−1.3');
    expect(screen.getByText('A typical college has 45.7 points. The parts add up to 60.6.')).toBeTruthy();
  });

  it('are outlined and labeled if unknown', () => {
    render(bars());
    expect(screen.getByRole('img').querySelectorAll('[stroke-dasharray]')).toHaveLength(1);
  });

  it('are also a table', () => {
    render(bars());
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Part', 'Share of the weight', 'Score, 0 to 100', 'Adds'],
      ['Completion', '22%', '83.8', '+7.1'],
      ['Debt', '25%', '50.0 (not known)', '0.0'],
      ['Cost', '25%', '50.0', '−1.3'],
      ['Together', '', '60.6', '+14.9'],
    ]);
  });

  it('have no sum if too little is known', () => {
    render(bars(null));
    expect(screen.getByText(/^Too little is known for a score/)).toBeTruthy();
    expect(screen.queryByText('Together')).toBeNull();
  });

  it('have no inline styles', () => {
    expect(render(bars()).container.querySelector('[style]')).toBeNull();
  });
});
