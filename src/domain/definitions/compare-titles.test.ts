import { someMajorWords } from '../majors/majors.fixture.ts';
import type { Definition, DefinitionFile } from './definition.ts';
import { compareTitles } from './compare-titles.ts';

const FILE: DefinitionFile = { edition: '2020', file: 'CIPCode2020.csv', sha256: 'a', rows: 1 };
const { majors } = someMajorWords();
const rowsOf = (codes: readonly string[]): Definition[] =>
  codes.map((cip) => ({ cip, title: majors.titleOf(cip) ?? cip, text: 'A program.' }));

describe('the titles of a file', () => {
  it('are compared without capital letters, and a missing code is named', () => {
    const [family = '', first = '', ...others] = majors.titles;
    const rows = rowsOf([family, ...others]).map((row) => (row.cip === family ? { ...row, title: row.title.toUpperCase() } : row));
    expect(compareTitles(majors, { file: FILE, rows })).toEqual({ others: [], missing: [first] });
  });

  it('that differ are listed with both titles; a code that no college reports is no difference', () => {
    const [code = ''] = majors.titles;
    const rows = [...rowsOf(majors.titles), { cip: '99.9999', title: 'Unknown', text: '' }];
    rows[0] = { cip: code, title: 'Another title', text: '' };
    expect(compareTitles(majors, { file: FILE, rows }).others).toEqual([
      { cip: code, vocabulary: majors.titleOf(code), file: 'Another title' },
    ]);
  });

  it('of a file that lacks many codes are refused', () => {
    const titles = Array.from({ length: 30 }, (_, at) => `11.${String(at).padStart(4, '0')}`);
    const whole = { titles, titleOf: (cip: string) => cip };
    expect(() => compareTitles(whole, { file: FILE, rows: rowsOf(titles.slice(0, 9)) })).toThrow(
      'CIPCode2020.csv lacks 21 codes that colleges report, such as 11.0009, 11.0010, 11.0011. Is it whole? Nothing was changed.',
    );
    expect(compareTitles(whole, { file: FILE, rows: rowsOf(titles.slice(0, 10)) }).missing).toHaveLength(20);
  });
});
