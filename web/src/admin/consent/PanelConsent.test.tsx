/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, Notification } from 'react-admin';
import { readConsent, resetConsent } from '../../entities/consent/store.ts';
import { i18nProvider } from '../words.ts';
import { PanelConsent } from './PanelConsent.tsx';

afterEach(() => {
  cleanup();
  resetConsent();
});

const show = () =>
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <main>
        <h1 tabIndex={-1}>Overview</h1>
      </main>
      <button type="button" data-cookie-preferences="">
        Cookie preferences
      </button>
      <PanelConsent />
      <Notification />
    </AdminContext>,
  );
const banner = () => screen.queryByRole('dialog', { name: 'Your choice about cookies' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it.each([
  ['Accept all', 'accepted', true],
  ['Decline', 'declined', false],
] as const)('%s stores the choice, hides the banner and moves the focus to the page', async (name, choice, analytics) => {
  show();
  await screen.findByRole('dialog', { name: 'Your choice about cookies' });
  press(name);
  expect(banner()).toBeNull();
  expect(readConsent()).toMatchObject({ choice, categories: { analytics } });
  expect(document.activeElement?.textContent).toBe('Overview');
});

it('opens the preferences from the banner and later from the menu, and keeps what was chosen', async () => {
  show();
  await screen.findByRole('dialog', { name: 'Your choice about cookies' });
  press('Customize');
  await screen.findByRole('dialog', { name: 'Cookie preferences' });
  expect([box(/^Necessary/).disabled, box('Analytics').checked]).toEqual([true, false]);
  fireEvent.click(box('Analytics'));
  press('Save');
  expect(readConsent()).toMatchObject({ choice: 'custom', categories: { analytics: true, functional: false, marketing: false } });
  await screen.findByText('Cookie preferences saved');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  press('Cookie preferences');
  const dialog = await screen.findByRole('dialog', { name: 'Cookie preferences' });
  expect(box('Analytics').checked).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await screen.findByRole('dialog', { name: 'Your choice about cookies' });
  expect(readConsent()).toBeUndefined();
});
