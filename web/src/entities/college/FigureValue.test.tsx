/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { FigureStat, ShortStat } from './FigureValue.tsx';

afterEach(cleanup);

it('says in a card who is admitted where applicants are not selected, and elsewhere why there is no rate', () => {
  const facts = { value: null, status: 'not-reported' as const, openAdmission: true };
  render(
    <dl>
      <ShortStat figure="acceptanceRateNum" years="wide" {...facts} />
      <FigureStat figure="acceptanceRateNum" label="Acceptance rate" {...facts} />
    </dl>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'All who apply',
    'Does not apply (open admission)',
  ]);
});
