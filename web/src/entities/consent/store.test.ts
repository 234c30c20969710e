/** @jest-environment jsdom */
import { chooseConsent } from './choose.ts';
import { allows, onConsentChange, readConsent, resetConsent } from './store.ts';
import { recordWith, track } from './analytics.ts';
import { trackExternalLinks } from './external-links.ts';

const setGpc = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

beforeAll(() => {
  // Not every version of jsdom has random values.
  if (!('getRandomValues' in crypto)) Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
});
beforeEach(() => {
  resetConsent();
  setGpc(false);
});

describe('the choice', () => {
  it('is undefined at first, and no optional category is allowed', () => {
    expect(readConsent()).toBeUndefined();
    expect([allows('analytics'), allows('functional'), allows('marketing')]).toEqual([false, false, false]);
  });

  it('is stored under two keys, notifies listeners, and is the same object until it changes', () => {
    let told = 0;
    const stop = onConsentChange(() => (told += 1));
    chooseConsent('custom', { functional: true });
    expect(JSON.parse(localStorage.getItem('cookie_consent') ?? '')).toMatchObject({ v: 1, choice: 'custom', gpc: false });
    expect(JSON.parse(localStorage.getItem('cookie_preferences') ?? '')).toEqual({
      necessary: true,
      analytics: false,
      functional: true,
      marketing: false,
    });
    expect(readConsent()).toBe(readConsent());
    expect(readConsent()?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(told).toBe(1);

    resetConsent();
    expect(readConsent()).toBeUndefined();
    expect([localStorage.getItem('cookie_consent'), localStorage.getItem('cookie_preferences')]).toEqual([null, null]);
    expect(told).toBe(2);
    stop();
    chooseConsent('declined');
    expect(told).toBe(2);
  });

  it('follows another tab', () => {
    let told = 0;
    const stop = onConsentChange(() => (told += 1));
    chooseConsent('accepted');
    localStorage.setItem('cookie_preferences', JSON.stringify({ analytics: false, functional: false, marketing: false }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie_preferences' }));
    expect(told).toBe(2);
    expect(allows('analytics')).toBe(false);
    stop();
  });

  it('is ignored and logged once if corrupted', () => {
    const original = { ...console };
    const warnings: unknown[] = [];
    Object.assign(console, { warn: (text: unknown) => void warnings.push(text) });
    localStorage.setItem('cookie_consent', '{"v":1,');
    expect([readConsent(), readConsent()]).toEqual([undefined, undefined]);
    expect(warnings).toHaveLength(1);
    Object.assign(console, original);
  });

  it('gives way to Global Privacy Control that is turned on later', () => {
    chooseConsent('accepted');
    expect(allows('analytics')).toBe(true);
    setGpc(true);
    expect([allows('analytics'), allows('functional'), allows('marketing')]).toEqual([false, true, false]);
  });

  it('lasts as long as the page if storage is blocked', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('blocked');
      },
    });
    chooseConsent('accepted');
    expect(allows('analytics')).toBe(true);
    resetConsent();
    expect(allows('analytics')).toBe(false);
    Object.defineProperty(window, 'localStorage', original);
  });
});

describe('events', () => {
  const recorded: string[] = [];
  beforeEach(() => {
    recorded.length = 0;
    recordWith((event, path, service) => recorded.push([event, path, service].filter(Boolean).join(' ')));
    window.history.replaceState(null, '', '/discover?q=secret');
  });
  afterEach(() => recordWith(undefined));

  it('are recorded only while analytics is allowed, and never later', () => {
    track('college_search');
    chooseConsent('accepted');
    expect(recorded).toEqual([]);
    track('college_view');
    expect(recorded).toEqual(['college_view /discover']);
    chooseConsent('declined');
    track('college_view');
    expect(recorded).toHaveLength(1);
  });

  it('count clicks on external links only', () => {
    chooseConsent('accepted');
    const stop = trackExternalLinks();
    document.body.innerHTML = `<a href="https://www.auburn.edu/"><b>Auburn</b></a><a href="/about">About</a><a href="mailto:a@b.c">Write</a><a href="https://prep.example/" data-service="7"><i>Prep</i></a>`;
    for (const element of document.querySelectorAll('b, i, a[href="/about"], a[href^=mailto]')) {
      element.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    expect(recorded).toEqual(['external_link_click /discover', 'external_link_click /discover 7']);
    stop();
  });
});
