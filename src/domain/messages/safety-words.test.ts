import fc from 'fast-check';
import { linksIn, mentionsPayment } from './safety-words.ts';

describe('payment words', () => {
  it.each([
    'Please buy a gift card for me',
    'two GIFT  CARDS',
    'I take wire transfers only',
    'my Zelle is ada@example.edu',
    'venmo me',
    'Do you have Cash App?',
    'cashapp works',
    'Western\nUnion is fine',
    'we only take crypto',
    'one Bitcoin',
    'Pay the deposit before you see the room',
    'before the visit I need a deposit',
    'Can you send me some money?',
    'send  money',
    'ｇｉｆｔ card',
    'Ze\u200Blle',
  ])('%j mentions a payment', (text) => expect(mentionsPayment(text)).toBe(true));

  it.each([
    '',
    'Is the room wireless?',
    'A gift for you, and a card',
    'I study cryptography',
    'I deposited my bags at noon',
    'The money is not the reason',
    'When do you want to meet?',
  ])('%j does not', (text) => expect(mentionsPayment(text)).toBe(false));

  it('does not depend on case or on text around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(mentionsPayment(`${before} GIFT Card ${after}`)).toBe(true);
      }),
    );
  });
});

describe('links', () => {
  const hrefs = (text: string) => linksIn(text).map(({ href }) => href);

  it.each([
    ['See https://alma.example/a?b=1#c now', ['https://alma.example/a?b=1#c']],
    ['HTTP://EXAMPLE.COM', ['HTTP://EXAMPLE.COM']],
    ['(https://example.com/a), https://example.com/b.', ['https://example.com/a', 'https://example.com/b']],
    ['https://en.wikipedia.org/wiki/A_(b)', ['https://en.wikipedia.org/wiki/A_(b)']],
    ['http://127.0.0.1:3000/x', ['http://127.0.0.1:3000/x']],
    ['https://bücher.example/', ['https://bücher.example/']],
    ['javascript:alert(1) data:text/html,x ftp://a.example //b.example www.example.com', []],
    ['https://alma.example@evil.example/', []],
    ['https:// and https:///x', []],
    ['https://exam\u202Eple.com', ['https://exam']],
  ])('%j has %j', (text, expected) => expect(hrefs(text)).toEqual(expected));

  it('are parts of the text, in order, with http or https only', () => {
    const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('javascript:', 'https://', 'http://a.b/', ' ', ').', '@', '\u202E'));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join('');
        let last = 0;
        for (const { start, end, href } of linksIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(href);
          expect(href).toMatch(/^https?:\/\/[^\s/@]/i);
          last = end;
        }
      }),
    );
  });

  it('finds every address between spaces', () => {
    const plain = fc.webUrl().filter((url) => /^[\w/:.-]*\w$/.test(url));
    fc.assert(fc.property(fc.array(plain, { maxLength: 5 }), (urls) => expect(hrefs(urls.join(' '))).toEqual(urls)));
  });
});
