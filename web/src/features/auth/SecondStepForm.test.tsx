/** @jest-environment jsdom */
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { AwaitsSecondStep } from '../../api/second-step.ts';
import { ADA, type Answers, field, press, refuse, renderPage, type } from '../../lib/page.fixture.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

let signedIn: unknown[] = [];
const open = (kinds: AwaitsSecondStep['kinds'], answers: Answers = {}) =>
  renderPage(<SecondStepForm awaited={{ ticket: 'a.b.c', kinds }} onSignedIn={(one) => signedIn.push(one)} onBack={() => undefined} />, {
    answers,
  });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  signedIn = [];
  Object.assign(window, { PublicKeyCredential: {} });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

describe('an account with passkeys alone', () => {
  it('is asked for one, and Enter would use it', async () => {
    const { calls } = open(['passkey'], { 'secondStep.requestPasskeyOfSignIn': () => refuse(401, 'The time is over.') });
    expect(buttons()).toEqual(['Use a passkey', 'Back', 'Use a recovery code']);
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(document.activeElement?.textContent).toBe('The second step of your account is a passkey.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use a passkey' }).type).toBe('submit');
    press('Use a passkey');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The time is over.'));
    expect(calls.map(({ key, body }) => [key, body])).toEqual([['secondStep.requestPasskeyOfSignIn', { ticket: 'a.b.c' }]]);
  });

  it('may use a recovery code, or return to the passkey', async () => {
    const { calls } = open(['passkey'], {
      'secondStep.requestPasskeyOfSignIn': () => refuse(401, 'The time is over.'),
      'secondStep.passSecondStep': () => ADA,
    });
    press('Use a passkey');
    await screen.findByRole('alert');
    press('Use a recovery code');
    expect(document.activeElement).toBe(field('Code'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(buttons()).toEqual(['Sign in', 'Use a passkey', 'Back']);
    expect(screen.getByText('One of your recovery codes')).toBeTruthy();
    type('Code', 'k7mq2-x9hfd');
    press('Sign in');
    await waitFor(() => expect(signedIn).toEqual([ADA]));
    expect(calls.at(-1)?.body).toEqual({ ticket: 'a.b.c', code: 'k7mq2-x9hfd' });
  });

  it('is asked for a recovery code in a browser without passkeys', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open(['passkey']);
    expect(buttons()).toEqual(['Sign in', 'Back']);
    expect(document.activeElement).toBe(field('Code'));
  });
});

it.each([
  [['app'], ['Sign in', 'Back']],
  [
    ['app', 'passkey'],
    ['Sign in', 'Use a passkey', 'Back'],
  ],
] as const)('an account with %j is asked for a code', (kinds, shown) => {
  open([...kinds]);
  expect(buttons()).toEqual(shown);
  expect(document.activeElement).toBe(field('Code'));
  expect(screen.getByText('From your authenticator app, or a recovery code')).toBeTruthy();
});
