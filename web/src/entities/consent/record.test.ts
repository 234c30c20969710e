import fc from 'fast-check';
import { decide } from './choose.ts';
import { CONSENT_DAYS, CONSENT_REVISION, formatConsent, parseConsent, type Consent } from './record.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const DAY = 86_400_000;
const decided = (more: Partial<Parameters<typeof decide>[0]> = {}) =>
  decide({ choice: 'accepted', gpc: false, id: 'a1', at: NOW, ...more });
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

describe('deciding', () => {
  it('accepts every category', () => {
    expect(decided()).toEqual({
      v: CONSENT_REVISION,
      choice: 'accepted',
      categories: { necessary: true, analytics: true, functional: true, marketing: true },
      id: 'a1',
      at: '2026-03-01T12:00:00.000Z',
      gpc: false,
    });
  });

  it('declines every optional category, even if it was checked', () => {
    const { categories } = decided({ choice: 'declined', wanted: { analytics: true, functional: true, marketing: true } });
    expect(categories).toEqual({ necessary: true, analytics: false, functional: false, marketing: false });
  });

  it('allows exactly the categories of a custom choice', () => {
    expect(decided({ choice: 'custom', wanted: { functional: true } }).categories).toEqual({
      necessary: true,
      analytics: false,
      functional: true,
      marketing: false,
    });
  });

  it.each(['accepted', 'custom'] as const)('keeps analytics and marketing off under Global Privacy Control: %s', (choice) => {
    const { categories, gpc } = decided({ choice, gpc: true, wanted: { analytics: true, functional: true, marketing: true } });
    expect({ categories, gpc }).toEqual({
      categories: { necessary: true, analytics: false, functional: true, marketing: false },
      gpc: true,
    });
  });
});

describe('reading the stored choice', () => {
  const stored = (consent: Consent = decided()) => formatConsent(consent);

  it('returns the decided choice', () => {
    const wanted = fc.record({ analytics: fc.boolean(), functional: fc.boolean(), marketing: fc.boolean() });
    const choice = fc.constantFrom('accepted' as const, 'declined' as const, 'custom' as const);
    fc.assert(
      fc.property(choice, wanted, fc.boolean(), fc.string(), (choice, wanted, gpc, id) => {
        const consent = decide({ choice, wanted, gpc, id, at: NOW });
        expect(parseConsent(stored(consent), NOW)).toEqual(consent);
      }),
    );
  });

  it('is none if nothing is stored', () => {
    expect(parseConsent({ consent: null, preferences: null }, NOW)).toBe('none');
    expect(parseConsent({ consent: null, preferences: stored().preferences }, NOW)).toBe('none');
  });

  it('is valid for 182 days', () => {
    expect(CONSENT_DAYS).toBe(182);
    expect(parseConsent(stored(), later(182))).toEqual(decided());
    expect(parseConsent(stored(), new Date(later(182).getTime() + 1))).toBe('outdated');
  });

  it('tolerates a clock that is one day off, but no later choice', () => {
    expect(parseConsent(stored(), later(-1))).toEqual(decided());
    expect(parseConsent(stored(), later(-2))).toBe('outdated');
  });

  it('is outdated if the revision has changed, even in another format', () => {
    expect(parseConsent({ consent: JSON.stringify({ v: CONSENT_REVISION + 1 }), preferences: '?' }, NOW)).toBe('outdated');
  });

  it.each([
    ['invalid JSON', '{', undefined],
    ['a list', '[]', undefined],
    ['null', 'null', undefined],
    ['a missing revision', '{"choice":"accepted"}', undefined],
    ['an unknown choice', JSON.stringify({ ...decided(), choice: 'perhaps' }), undefined],
    ['an invalid time', JSON.stringify({ ...decided(), at: 'yesterday' }), undefined],
    ['an invalid id', JSON.stringify({ ...decided(), id: 7 }), undefined],
    ['a missing GPC flag', JSON.stringify({ ...decided(), gpc: null }), undefined],
    ['missing categories', undefined, null],
    ['broken categories', undefined, '{"analytics":'],
    ['a category that is no boolean', undefined, '{"analytics":"yes","functional":true,"marketing":true}'],
    ['a missing category', undefined, '{"analytics":true,"functional":true}'],
  ])('is corrupt with %s', (_, consent, preferences) => {
    const good = stored();
    const texts = { consent: consent ?? good.consent, preferences: preferences === undefined ? good.preferences : preferences };
    expect(parseConsent(texts, NOW)).toBe('corrupt');
  });

  it('never throws and never turns invalid text into consent', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constant(stored().consent.slice(0, -3)));
    fc.assert(
      fc.property(text, fc.option(text), (consent, preferences) => {
        expect(['none', 'corrupt', 'outdated']).toContain(parseConsent({ consent, preferences }, NOW));
      }),
    );
  });
});
