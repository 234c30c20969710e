import fc from 'fast-check';
import { CONSENT_DAYS, CONSENT_REVISION, decide, formatConsent, parseConsent, type Consent } from './record.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const DAY = 86_400_000;
const decided = (more: Partial<Parameters<typeof decide>[0]> = {}) =>
  decide({ choice: 'accepted', gpc: false, id: 'a1', at: NOW, ...more });
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

describe('deciding', () => {
  it('accepts everything', () => {
    expect(decided()).toEqual({
      v: CONSENT_REVISION,
      choice: 'accepted',
      categories: { necessary: true, analytics: true, functional: true, marketing: true },
      id: 'a1',
      at: '2026-03-01T12:00:00.000Z',
      gpc: false,
    });
  });

  it('declines everything but the necessary, whatever was ticked', () => {
    const { categories } = decided({ choice: 'declined', wanted: { analytics: true, functional: true, marketing: true } });
    expect(categories).toEqual({ necessary: true, analytics: false, functional: false, marketing: false });
  });

  it('takes a custom choice as it is, off where nothing is said', () => {
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

describe('reading what was stored', () => {
  const stored = (consent: Consent = decided()) => formatConsent(consent);

  it('gives back what was decided', () => {
    const wanted = fc.record({ analytics: fc.boolean(), functional: fc.boolean(), marketing: fc.boolean() });
    const choice = fc.constantFrom('accepted' as const, 'declined' as const, 'custom' as const);
    fc.assert(
      fc.property(choice, wanted, fc.boolean(), fc.string(), (choice, wanted, gpc, id) => {
        const consent = decide({ choice, wanted, gpc, id, at: NOW });
        expect(parseConsent(stored(consent), NOW)).toEqual(consent);
      }),
    );
  });

  it('is none when nothing is stored', () => {
    expect(parseConsent({ consent: null, preferences: null }, NOW)).toBe('none');
    expect(parseConsent({ consent: null, preferences: stored().preferences }, NOW)).toBe('none');
  });

  it('holds for 182 days and not longer', () => {
    expect(CONSENT_DAYS).toBe(182);
    expect(parseConsent(stored(), later(182))).toEqual(decided());
    expect(parseConsent(stored(), new Date(later(182).getTime() + 1))).toBe('outdated');
  });

  it('forgives a clock that is slightly wrong, but no choice from the future', () => {
    expect(parseConsent(stored(), later(-1))).toEqual(decided());
    expect(parseConsent(stored(), later(-2))).toBe('outdated');
  });

  it('asks anew when the revision has changed, however the record then looked', () => {
    expect(parseConsent({ consent: JSON.stringify({ v: CONSENT_REVISION + 1 }), preferences: '?' }, NOW)).toBe('outdated');
  });

  it.each([
    ['no JSON', '{', undefined],
    ['a list', '[]', undefined],
    ['null', 'null', undefined],
    ['no revision', '{"choice":"accepted"}', undefined],
    ['unknown choice', JSON.stringify({ ...decided(), choice: 'perhaps' }), undefined],
    ['no instant', JSON.stringify({ ...decided(), at: 'yesterday' }), undefined],
    ['no name', JSON.stringify({ ...decided(), id: 7 }), undefined],
    ['no word on GPC', JSON.stringify({ ...decided(), gpc: null }), undefined],
    ['no categories', undefined, null],
    ['broken categories', undefined, '{"analytics":'],
    ['a category that is no yes or no', undefined, '{"analytics":"yes","functional":true,"marketing":true}'],
    ['a category missing', undefined, '{"analytics":true,"functional":true}'],
  ])('is corrupt with %s', (_, consent, preferences) => {
    const good = stored();
    const texts = { consent: consent ?? good.consent, preferences: preferences === undefined ? good.preferences : preferences };
    expect(parseConsent(texts, NOW)).toBe('corrupt');
  });

  it('never throws and never makes a yes of nonsense', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constant(stored().consent.slice(0, -3)));
    fc.assert(
      fc.property(text, fc.option(text), (consent, preferences) => {
        expect(['none', 'corrupt', 'outdated']).toContain(parseConsent({ consent, preferences }, NOW));
      }),
    );
  });
});
