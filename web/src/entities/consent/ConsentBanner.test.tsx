/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readConsent, resetConsent } from './store.ts';
import { shownToasts } from '../../lib/toast.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

const setGpc = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

beforeAll(() => {
  // jsdom has dialogs but not `showModal`.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  setGpc(false);
  resetConsent();
});
afterEach(cleanup);

describe('the banner', () => {
  it('asks without being modal or taking the focus, with three buttons that look alike', () => {
    render(<ConsentBanner />);
    const banner = screen.getByRole('dialog', { name: 'Your choice about cookies' });
    expect(banner.getAttribute('aria-modal')).toBeNull();
    expect(banner.contains(document.activeElement)).toBe(false);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept all', 'Decline', 'Customize']);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    expect(banner.textContent).not.toContain('Global Privacy Control');
  });

  it.each([
    ['Accept all', 'accepted', true],
    ['Decline', 'declined', false],
  ])('%s stores "%s"', (name, choice, analytics) => {
    render(<ConsentBanner />);
    press(name);
    expect(readConsent()).toMatchObject({
      choice,
      categories: { necessary: true, analytics, functional: analytics, marketing: analytics },
    });
  });

  it('names the categories that Global Privacy Control keeps off', () => {
    setGpc(true);
    render(<ConsentBanner />);
    expect(screen.getByRole('dialog').textContent).toContain('Global Privacy Control, so analytics and marketing stay off');
    press('Accept all');
    expect(readConsent()).toMatchObject({ gpc: true, categories: { analytics: false, functional: true, marketing: false } });
  });
});

describe('the preferences', () => {
  it('shows four categories: the necessary one fixed, the others off', () => {
    render(<ConsentDialog onClose={() => undefined} />);
    const state = [/^Necessary/, 'Analytics', 'Functional', 'Marketing'].map((name) => box(new RegExp(name)));
    expect(state.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it('saves exactly the checked categories, shows a message and closes', () => {
    let closed = 0;
    render(<ConsentDialog onClose={() => (closed += 1)} />);
    fireEvent.click(box(/Analytics/));
    press('Save');
    expect(readConsent()).toMatchObject({ choice: 'custom', categories: { analytics: true, functional: false, marketing: false } });
    expect(closed).toBe(1);
    expect(shownToasts().at(-1)?.title).toBe('Cookie preferences saved');
  });

  it('starts with the stored choice, changes nothing when closed, and removes the choice on reset', () => {
    render(<ConsentBanner />);
    press('Accept all');
    cleanup();
    let closed = 0;
    render(<ConsentDialog onClose={() => (closed += 1)} />);
    expect(box(/Marketing/).checked).toBe(true);
    fireEvent.click(box(/Marketing/));
    expect(readConsent()?.categories.marketing).toBe(true);
    press('Reset');
    expect(readConsent()).toBeUndefined();
    expect(closed).toBe(1);
  });

  it('disables the categories that Global Privacy Control keeps off', () => {
    setGpc(true);
    render(<ConsentDialog onClose={() => undefined} />);
    expect([box(/Analytics/), box(/Functional/), box(/Marketing/)].map(({ disabled }) => disabled)).toEqual([true, false, true]);
  });
});
