import fc from 'fast-check';
import { STATE_CODES } from '../states.ts';
import { domainLabel } from './domain-label.ts';

it.each([
  ['gmu.edu', 'gmu'],
  ['https://www.wvu.edu/about', 'wvu'],
  ['HTTP://WWW2.CSULB.EDU:8080?x=1', 'csulb'],
  ['web.mit.edu', 'mit'],
  ['twin-cities.umn.edu', 'umn'],
  ['www.tri-c.edu', 'tri-c'],
  ['www.cochranschoolofnursing.us', 'cochranschoolofnursing'],
  ['ucb.edu.pr', 'ucb'],
  ['https://www.pvcc.cc.az.us/x', 'pvcc'],
])('reads %s as %s', (website, label) => {
  expect(domainLabel(website)).toBe(label);
});

it.each([
  ['https://hazard.kctcs.edu/', 'hazard'],
  ['www.baruch.cuny.edu', 'baruch'],
  ['www.gcc.mass.edu', 'gcc'],
  ['www.westfield.ma.edu', 'westfield'],
  ['www.uaa.alaska.edu', 'uaa'],
])('takes the label of the college in the domain of a system or a state: %s', (website, label) => {
  expect(domainLabel(website)).toBe(label);
});

it.each([
  ['nothing', null],
  ['no host', 'not applicable'],
  ['a shared second level', 'edu.pr'],
  ['a system alone', 'https://www.cuny.edu/about'],
  ['the code of a state', 'www.ut.edu'],
  ['a host of sites', 'https://my-college.wixsite.com/home'],
  ['a government', 'https://www.dli.pa.gov/institute'],
  ['one letter', 'www.u.edu'],
  ['digits', '123.edu'],
])('leaves out %s', (_name, website) => {
  expect(domainLabel(website)).toBeUndefined();
});

it('gives a label of the host with two letters or more, never the code of a state', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{0,8}$/);
  const host = fc.array(label, { maxLength: 4 }).map((labels) => labels.join('.'));
  const website = fc
    .tuple(fc.constantFrom('', 'https://', 'http://www.'), host, fc.constantFrom('', '.edu', '.cc.az.us', '.edu/a.b'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(website, fc.string()), (text) => {
      const found = domainLabel(text);
      if (found === undefined) return;
      expect(text.toLowerCase().split(/[/.:?#\s]/)).toContain(found);
      expect(found.replaceAll(/[^a-z]/g, '').length).toBeGreaterThan(1);
      expect(STATE_CODES).not.toContain(found.toUpperCase());
    }),
  );
});
