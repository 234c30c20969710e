import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { bioFaults, type BioFaultKind } from './bio-lint.ts';
import { ORDINARY_BIOS } from './bios.fixture.ts';

const kindsIn = (text: string): BioFaultKind[] => [...new Set(bioFaults(text).map(({ kind }) => kind))];
/** In the middle of an ordinary text. */
const within = (text: string): string => `I like hiking and quiet evenings. ${text}\nI clean on Sundays.`;

describe('names on other sites', () => {
  it.each([
    'insta jane dot doe',
    'insta: janedoe',
    'my snap is janedoe',
    'My Snap’s janedoe22',
    'snap = jane_doe',
    'ig janedoe02',
    'IG - janedoe',
    'ig @janedoe',
    '@jane.doe',
    'find me on insta as janedoe',
    'Find me on the gram',
    'add me on snap',
    'dm me on ig',
    'hmu on insta!',
    'hit me up on snapchat janedoe',
    'text me on WhatsApp',
    'follow my insta',
    'check out my ig',
    'I’m janedoe on insta',
    'it’s jane.doe on TikTok',
    'jane_doe on ig',
    'on insta as janedoe',
    'jane underscore doe',
    'jane dot doe, you know where',
    'jane (dot) doe',
    'my username is janedoe',
    'handle: janedoe',
    'my @ is janedoe',
    'same username everywhere',
    'discord: jane#1234',
    'jane#1234',
    'telegram → janedoe',
    'facebook name: janedoe',
    '👻 janedoe_22',
    '📸: janedoe',
    'snapchat username janedoe3',
    '1nsta: janedoe',
    'my sn4p is janedoe',
    'inst@gram: janedoe',
    'i n s t a : j a n e d o e',
    's.n.a.p: janedoe',
    'j a n e d o e',
    'j-a-n-e-d-o-e',
    'ínsta: janedoe',
    'ｉｎｓｔａ： janedoe',
    'іnѕtа: janedoe',
    'ɪɴsᴛᴀ: janedoe',
    'in\u200Bsta: janedoe',
    '𝐢𝐧𝐬𝐭𝐚: janedoe',
    'ⓘⓝⓢⓣⓐ: janedoe',
    'my  insta   is   janedoe',
    'snap: jane dash doe',
    'insta handle janedoe',
    'snapchat janedoe',
    'gram: janedoe',
    'IG is janedoe',
    'searching janedoe on insta',
    'snap me: janedoe',
    'i-n-s-t-a janedoe',
    'insta/janedoe',
    '(insta) janedoe',
    'janedoe22 snap',
    'janedoe (ig)',
    'insta\njanedoe',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toContain('handle');
    expect(kindsIn(within(text))).toContain('handle');
  });
});

describe('telephone numbers', () => {
  it.each([
    '555-123-4567',
    '(555) 123-4567',
    '555.123.4567',
    '5551234567',
    '+1 555 123 4567',
    '1-555-123-4567',
    '+44 20 7946 0958',
    '555-1234',
    '5 5 5 1 2 3 4 5 6 7',
    '5.5.5.1.2.3.4.5.6.7',
    'five five five one two three four five six seven',
    'five five five, one two three, four five six seven',
    'FiveFiveFive OneTwoThree FourFiveSixSeven',
    'triple five one two three four five six seven',
    'five fifty-five twelve thirty-four',
    '5five5 one2three 4567',
    '555 I23 45O7',
    '５５５-１２３-４５６７',
    '5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
    '555\u200B123\u200B4567',
    'nine one seven, five five five, o one two three',
    'five five five dash one two three dash four five six seven',
    '555 / 123 / 4567',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toEqual(['phone']);
    expect(kindsIn(within(text))).toEqual(['phone']);
  });

  it.each([
    '2026-2027',
    '8/15/2026',
    '10:30-11:30',
    '$1,200-$1,600',
    '1,000 to 1,200',
    'SAT 1450, class of 2027',
    '24/7',
    'one or two or three guests',
  ])('%j is none', (text) => expect(kindsIn(text)).toEqual([]));
});

describe('email addresses', () => {
  it.each([
    'jane.doe@example.edu',
    'jane at gmail dot com',
    'janedoe at gmail',
    'janedoe(at)gmail(dot)com',
    'jane [at] example [dot] edu',
    'jane @ example . edu',
    'at gmail dot com',
    'my gmail is janedoe',
    'email me at jane at school dot edu',
    'email: janedoe22',
    'ｊａｎｅ@example.com',
    'jane at g m a i l dot com',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toContain('email');
    expect(kindsIn(within(text))).toContain('email');
  });
});

describe('links', () => {
  it.each([
    'https://example.com/a',
    'www.example.com',
    'janedoe.com',
    'linktr.ee/janedoe',
    't.me/janedoe',
    'discord.gg/abc',
    'janedoe dot com',
    'janedoe (dot) net',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toContain('link');
    expect(kindsIn(within(text))).toContain('link');
  });
});

describe('payments', () => {
  it.each([
    'The deposit is due before you see the room',
    'venmo me',
    'V3nmo or C@sh App',
    'ca$h app is fine',
    'wire the money',
    'by wire transfer',
    'I take Zelle',
    'PayPal works',
    'buy a gift card',
    'Western Union only',
    'send me money first',
    'first month up front',
    'pay the rent in advance',
    'rent in Bitcoin',
    'crypto only',
    '$janedoe',
    'v e n m o',
    'vеnmо',
    'cashier’s check',
    'cash-app me',
    'wire xfer $500',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toContain('money');
    expect(kindsIn(within(text))).toContain('money');
  });
});

describe('unlawful preferences', () => {
  it.each([
    'Whites only',
    'white girls only',
    'no blacks',
    'No Asians please',
    'no Indian guys',
    'Christians only',
    'Christian roommate preferred',
    'Must be Christian.',
    'only Muslims',
    'prefer a Jewish roommate',
    'looking for a Christian roommate',
    'looking for a clean, quiet Asian girl',
    'no Jews or Muslims',
    'no religious people',
    'Atheists only',
    'no foreigners',
    'no international students',
    'US citizens only',
    'Americans preferred',
    'English speakers only',
    'no gays',
    'straight guys only',
    'must be straight',
    'I don’t want to live with gay people',
    'not comfortable with trans people',
    'no disabled people',
    'no wheelchairs',
    'able-bodied only',
    'no service dogs',
    'no one with mental illness, no mental health issues',
    'no kids',
    'no single moms',
    'n0 bl4cks',
    'whіtes only',
    'Latinos need not apply',
    'White only',
    'Only looking for Asians',
    'Muslims not welcome',
    'no families',
    'someone who is Christian',
    'I want someone white',
    'someone of my own race',
    'Hindu vegetarian roommates only',
    'no hijabs',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toEqual(['preference']);
    expect(kindsIn(within(text))).toEqual(['preference']);
  });

  it.each(['girls only', 'female roommate wanted', 'looking for a guy', 'women preferred', 'no men please'])(
    '%j is lawful for a shared room',
    (text) => expect(kindsIn(text)).toEqual([]),
  );

  it.each([
    'I am Christian',
    'Black student, first in my family',
    'I have no kids',
    'I love Mexican food',
    'Muslim, vegetarian, early riser',
  ])('%j says who a person is', (text) => expect(kindsIn(text)).toEqual([]));
});

describe('ages', () => {
  it.each([
    'I am 16 btw',
    'im 17',
    "I'm only 19!",
    'I’m seventeen and a half',
    'just turned 18',
    'Age: 21',
    '16 years old',
    'a sixteen year old from Ohio',
    '17yo here',
    '17 y/o',
    '19F, quiet',
    'M 22 looking for a room',
    'Ｉ ａｍ １６',
  ])('%j is found', (text) => {
    expect(kindsIn(text)).toEqual(['age']);
    expect(kindsIn(within(text))).toEqual(['age']);
  });

  it.each([
    'I am 20 minutes from campus',
    'I’m 15 miles away',
    'I am 20% Irish and 100% tidy',
    'I am 13th in line',
    'I’m 14-2 in chess this year',
    'room 16 in the old hall',
    'a cat that is 15 years young',
    'I take 18 credits and work 20 hours',
    'FM 20 on the dial',
    '20 m to the bus',
    'I will be in by 23:00',
  ])('%j is none', (text) => expect(kindsIn(text)).toEqual([]));
});

describe('ordinary texts', () => {
  it('are at least 60', () => {
    expect(new Set(ORDINARY_BIOS).size).toBeGreaterThanOrEqual(60);
    for (const bio of ORDINARY_BIOS) expect(bio.length).toBeLessThanOrEqual(600);
  });

  it.each(ORDINARY_BIOS)('%s', (bio) => expect(bioFaults(bio)).toEqual([]));
});

describe('a fault', () => {
  it('quotes the text as typed, in the order of the text, without overlaps', () => {
    const faults = bioFaults('Hi! Venmo me. Insta: Jane.Doe, or J@x.edu, or (555) 123-4567.');
    expect(faults.map(({ kind, found }) => [kind, found])).toEqual([
      ['money', 'Venmo'],
      ['handle', 'Insta: Jane.Doe'],
      ['email', 'J@x.edu'],
      ['phone', '(555) 123-4567'],
    ]);
  });

  it('is a part of the text, for any text', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('@', ' dot ', 'insta', ' 555-123-4567 ', 'venmo', 'ｉ', '\u200B', ' no gays ', 'j a n e d o e', '½'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join('');
        let last = 0;
        for (const { found } of bioFaults(text)) {
          expect(found).not.toBe('');
          const start = text.indexOf(found, last);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
        }
      }),
    );
  });

  // Only time shows how often an expression goes back, so this finds a hang, on any machine. In texts of ten times the longest length, work
  // that grows with the square of the length takes a second, and with its cube many minutes.
  it.each([
    ['a_', 3_000],
    ['a.', 3_000],
    ['no ', 2_000],
    ['five ', 1_200],
    ['@ ', 3_000],
    ['a ', 3_000],
    ['looking for ', 500],
    ['1', 6_000],
  ])('is found without a hang in a hard text: %j, %i times', (part, times) => {
    const context = createContext({ find: () => bioFaults(part.repeat(times)) });
    // Unlike the limit of a test, this one ends a function that never waits.
    expect(() => void runInContext('find()', context, { timeout: 45_000 })).not.toThrow();
  });
});
