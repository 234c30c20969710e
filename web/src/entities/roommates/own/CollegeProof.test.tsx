/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { press, refuse, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { anOwnProfile } from '../roommates.fixture.ts';
import { CollegeProof } from './CollegeProof.tsx';
import { proofWords } from './proof-words.ts';

afterEach(cleanup);

const NONE = { domain: 'osu.edu', confirmed: null };
const CONFIRMED = { domain: 'osu.edu', confirmed: { domain: 'osu.edu', until: null } };
const open = (answers: Answers = {}) =>
  renderPage(<CollegeProof profile={anOwnProfile({ proof: NONE })} />, { address: '/roommates', answers });

it.each([
  [19, NONE, 'To see people under 18, confirm an address at osu.edu.'],
  [23, NONE, 'Others read “College not confirmed” in your profile. You can confirm an address at osu.edu.'],
  [19, CONFIRMED, 'Alma confirmed an address at osu.edu.'],
  [
    17,
    NONE,
    'Only members up to 19 years who confirmed an address at osu.edu see your profile. To see others under 18, confirm an address at osu.edu.',
  ],
  [
    17,
    CONFIRMED,
    'Alma confirmed an address at osu.edu. Only members up to 19 years who confirmed an address at osu.edu see your profile.',
  ],
  [19, { domain: null, confirmed: null }, 'Alma cannot check this college by an address, so people under 18 are not shown here.'],
])('a person of %s reads what a proof changes', (age, proof, expected) => {
  expect(proofWords({ age, isUnder18: age < 18, proof }).join(' ')).toBe(expected);
});

it('asks for an address and its code in place, with errors at the fields', async () => {
  let asked = 0;
  const { bodies } = open({
    'roommates.askProof': () => {
      asked += 1;
      return asked === 1 ? refuse(422, 'Elsewhere.', { email: 'Use an address that ends with osu.edu.' }) : { message: 'Sent.' };
    },
    'roommates.confirmProof': () => anOwnProfile({ proof: CONFIRMED }),
  });
  press('Confirm an address');
  const address = screen.getByLabelText('Your address at osu.edu');
  expect(document.activeElement).toBe(address);
  fireEvent.change(address, { target: { value: 'ada@gmail.com' } });
  press('Send the code');
  await screen.findByText('Use an address that ends with osu.edu.');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(address, { target: { value: 'ada@osu.edu' } });
  press('Send the code');
  const code = await screen.findByLabelText('Code');
  expect([document.activeElement === code, screen.getByRole('status').textContent]).toEqual([
    true,
    'We sent a code to ada@osu.edu. It works for 10 minutes.',
  ]);
  fireEvent.change(code, { target: { value: '123 456' } });
  press('Confirm');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ email: 'ada@osu.edu', code: '123 456' }));
});
