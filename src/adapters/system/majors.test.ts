import { slugify } from '../../domain/colleges/slug.ts';
import { STATES } from '../../domain/colleges/states.ts';
import { toCipCode } from '../../domain/majors/cip-code.ts';
import { digitsOf, majorOf } from '../../domain/majors/cip-parts.ts';
import { foldName } from '../../domain/shared/fold-name.ts';
import { readMajorWords } from './majors.ts';

const { majors, finder } = readMajorWords();
const named = [...majors.all, ...majors.programNames];
const codes = [...majors.all.map(({ code }) => code), ...majors.programs];
const words = majors.entries.flatMap((entry) => entry.words);

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the majors of the repository', () => {
  it('have codes in order, each with a title, a family and a major', () => {
    expect(codes.filter((code) => toCipCode(code) !== code)).toEqual([]);
    const inOrder = majors.all.map(({ code }) => code);
    expect(inOrder).toEqual([...new Set(inOrder)].sort());
    expect(codes.filter((code) => majors.titleOf(code) === undefined)).toEqual([]);
    expect(codes.filter((code) => !majors.familyOf(code) || !majors.byCode(majorOf(code)))).toEqual([]);
  });

  it('are as many as colleges have reported', () => {
    expect([majors.families.length, majors.all.length - majors.families.length, majors.programs.length]).toEqual([38, 402, 1622]);
    expect(majors.families.filter(({ code }) => majors.majorsOf(code).length === 0)).toEqual([]);
  });

  it('have plain names in sentence case, each once', () => {
    const names = named.map(({ name }) => name);
    expect(repeated(names.map(foldName))).toEqual([]);
    expect(names.filter((name) => !/^[A-Z3][A-Za-z, ()'-]+[a-z)]$/.test(name) || name.length > 60)).toEqual([]);
  });

  it('have the slugs of their names, each once', () => {
    expect(majors.all.filter(({ name, slug }) => slug !== slugify(name))).toEqual([]);
    expect(repeated(majors.all.map(({ slug }) => slug))).toEqual([]);
  });

  it('have titles without a final period, capitals and double spaces', () => {
    const titles = codes.map((code) => majors.titleOf(code) ?? '');
    expect(titles.filter((title) => /\.$| {2}|^Reserved|^\s|\s$/.test(title) || title === title.toUpperCase())).toEqual([]);
    expect(majors.titleOf('49.0109')).toBe('Remote Aircraft Pilot');
  });
});

describe('the words of students', () => {
  it('are many, and each stands once', () => {
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(repeated(words.map(foldName))).toEqual([]);
    expect(words.filter((word) => foldName(word) === '' || word !== word.trim())).toEqual([]);
  });

  it('do not repeat a name', () => {
    const names = new Set(named.map(({ name }) => foldName(name)));
    expect(words.filter((word) => names.has(foldName(word)))).toEqual([]);
  });

  it('are no postal codes of states', () => {
    expect(words.filter((word) => foldName(word).toUpperCase() in STATES)).toEqual([]);
  });

  it('mean codes that the vocabulary has, each once', () => {
    const known = new Set(codes);
    expect(majors.entries.flatMap((entry) => entry.codes.filter((code) => !known.has(code)))).toEqual([]);
    expect(majors.entries.filter((entry) => entry.codes.length === 0 || repeated(entry.codes).length > 0)).toEqual([]);
  });

  it('offer two to eight choices where they are unclear, and otherwise mean no code and a part of it', () => {
    const [unclear, clear] = [majors.entries.filter((entry) => entry.isUnclear), majors.entries.filter((entry) => !entry.isUnclear)];
    expect(unclear.filter((entry) => entry.codes.length < 2 || entry.codes.length > 8)).toEqual([]);
    const hasPart = (all: readonly string[]) => all.some((code) => all.some((other) => other !== code && other.startsWith(code)));
    expect(clear.filter((entry) => entry.codes.length > 3 || hasPart(entry.codes))).toEqual([]);
  });
});

describe('the finder', () => {
  it.each([
    ['nursing', '51.38'],
    ['nurse', '51.38'],
    ['Nurses', '51.38'],
    ['lpn', '51.3901'],
    ['comp sci', '11.07'],
    ['computr science', '11.07'],
    ['marine biology', '26.1302'],
    ['marine bi', '26.1302'],
    ['welding', '48.0508'],
    ['business', '52'],
    ['busines admin', '52.02'],
    ['bio', '26.01'],
    ['psych', '42.01'],
    ['psychlogy', '42.01'],
    ['graphic desgin', '50.0409'],
    ['city planning', '04.03'],
    ['elementary education', '13.1202'],
    ['hvac', '47.02'],
  ])('suggests for "%s" first %s', (text, code) => {
    expect(finder.find(text, 8)[0]?.code).toBe(code);
  });

  it.each([
    ['cs', ['11.07', '11.01'], false],
    ['cybersecurity', ['11.1003'], false],
    ['vet tech', ['01.83'], false],
    ['P.T.', ['51.2308'], false],
    ['AI', ['11.0102'], false],
    ['mech e', ['14.19'], false],
    ['engineering', ['14'], false],
    ['pre-med', ['51.1102', '26.01', '40.05', '26.02', '26.15', '30.27'], true],
  ])('reads "%s" as %j', (text, meant, isUnclear) => {
    expect(finder.read(text)).toEqual({ codes: meant, isUnclear });
  });

  it.each(['design', 'art', 'medicine', 'law', 'teacher'])('offers choices for "%s"', (text) => {
    expect(finder.read(text)?.isUnclear).toBe(true);
  });

  it.each(['undecided', 'harvard', 'alabama', 'in', 'me', 'pa', 'ma'])('does not read "%s" as a major', (text) => {
    expect(finder.read(text)).toBeUndefined();
  });

  it('suggests each word and each name first, with its first code', () => {
    const texts = [...words, ...named.map(({ name }) => name)];
    expect(texts.filter((text) => finder.find(text, 1)[0]?.code !== finder.read(text)?.codes[0])).toEqual([]);
  });

  it('shows a plain name for every code that words mean', () => {
    const plain = new Set(named.map(({ code }) => code));
    expect(majors.entries.flatMap((entry) => entry.codes.filter((code) => !plain.has(code)))).toEqual([]);
    const programs = majors.programNames.map(({ code }) => code);
    expect(programs).toEqual([...new Set(programs)].sort());
    expect(programs.filter((code) => digitsOf(code) !== 6 || majors.titleOf(code) === undefined)).toEqual([]);
  });
});
