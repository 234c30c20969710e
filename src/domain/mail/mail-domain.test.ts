import { registrableDomain } from '../../adapters/system/registrable-domain.ts';
import { createMailDomains, hostOf, isAt, mailboxOf } from './mail-domain.ts';

const domainOf = (website: string | null, others: (string | null)[] = []): string | null => {
  const colleges = [website, ...others].map((one) => ({ website: one }));
  return createMailDomains({ websiteOf: () => website, colleges: () => colleges, registrableDomain })(1);
};

it.each([
  ['https://www.osu.edu/admissions', 'osu.edu'],
  ['WWW2.OSU.EDU', 'osu.edu'],
  ['https://college.example.co.uk', 'example.co.uk'],
  [null, null],
  ['', null],
  ['no address', null],
  ['http://192.0.2.1/', null],
  ['https://www.facebook.com/college', null],
  ['https://sites.google.com/view/college', null],
  ['https://college.wixsite.com/home', null],
  ['https://college.github.io', null],
  ['https://gmail.com', null],
  ['https://www.lacounty.gov/nursing', null],
])('the domain of %s is %s', (website, expected) => {
  expect(domainOf(website)).toBe(expected);
});

it('a domain outside .edu that several colleges share proves none of them', () => {
  const of = (host: string, count: number) => Array.from({ length: count }, (_, at) => `https://site${at}.${host}`);
  expect(domainOf('https://a.hospital.org', of('hospital.org', 1))).toBe('hospital.org');
  expect(domainOf('https://a.hospital.org', of('hospital.org', 2))).toBeNull();
  expect(domainOf('https://a.psu.edu', of('psu.edu', 20))).toBe('psu.edu');
});

it('addresses below the domain count, and look-alikes do not', () => {
  const fits = (address: string) => isAt(hostOf(address), 'osu.edu');
  expect(['a@osu.edu', 'a@Mail.OSU.edu', 'a@notosu.edu', 'a@osu.edu.evil.com'].map(fits)).toEqual([true, true, false, false]);
});

it('tags and capital letters do not make another mailbox', () => {
  expect(mailboxOf('Ada+Alma+2@OSU.edu')).toBe('ada@osu.edu');
});
