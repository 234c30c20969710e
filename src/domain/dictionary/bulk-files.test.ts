import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { ATTRIBUTE_KEYS } from '../colleges/attributes.ts';
import { PROVENANCE_SOURCES, type Provenance, type ProvenanceSource } from '../colleges/sources.ts';
import { FIGURE_KEYS } from '../colleges/figures.ts';
import {
  collegesCsvText,
  collegesNdjson,
  CSV_FIELDS,
  historyCsvLines,
  LONG_COLUMNS,
  LONG_CSV_HEAD,
  provenanceCsvText,
} from './bulk-files.ts';

const from = (source: ProvenanceSource): Provenance => ({
  source, table: 'T', variable: 'V', year: 2024, period: 'fall 2024', release: 'final', runId: 3, importedAt: '2026-11-21T08:00:00.000Z',
}); // prettier-ignore

const linesOf = (pieces: Iterable<string>): string[] => [...pieces].join('').trimEnd().split('\r\n');
const ndjsonOf = (college: CollegeRecord) => JSON.parse([...collegesNdjson([college])].join('')) as Record<string, unknown>;

describe('bulk files', () => {
  it('hold one college per line with the declared columns, without texts by staff', () => {
    const lines = linesOf(collegesCsvText([aCollege({ name: '=1+1', description: 'Ours', netPricePrivate: -300, zip: '01234' })]));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(CSV_FIELDS.join(','));
    expect(lines[1]).toContain(",'=1+1,");
    expect(lines[1]).toContain(',-300,');
    expect(lines.join('')).not.toMatch(/Ours|description|imageUrl/);
    const row = ndjsonOf(aCollege({ description: 'Ours', netPricesByIncome: { '0-30000': 0 } }));
    expect(row).toMatchObject({ netPricesByIncome: { '0-30000': 0 }, avgSAT: null });
    expect(row).not.toHaveProperty('description');
  });

  it('hold the source of every value, and the reason for every missing value', () => {
    const college = aCollege({
      size: 0,
      aliases: ['A', 'B'],
      valueStatus: { medianDebt: 'suppressed' },
      provenance: { size: from('ipeds'), aliases: from('ipeds'), medianDebt: from('scorecard') },
    });
    const source = 'T,V,fall 2024,2024,final,3,2026-11-21T08:00:00.000Z';
    expect(linesOf(provenanceCsvText([college]))).toEqual([
      LONG_COLUMNS.join(','),
      `1,100001,aliases,A|B,reported,ipeds,${source}`,
      `1,100001,size,0,reported,ipeds,${source}`,
      `1,100001,medianDebt,,suppressed,scorecard,${source}`,
    ]);
  });

  it('hold lists and maps of the new facts: none is not the same as not reported', () => {
    const fields = {
      rotcPrograms: [],
      athleticAssociations: null,
      admissionFactors: { essay: 'required' },
      undergraduateRaces: { asian: 0.5 },
    } as const;
    const provenance = { rotcPrograms: from('ipeds'), admissionFactors: from('ipeds'), undergraduateRaces: from('ipeds') };
    const college = aCollege({ ...fields, isHBCU: false, provenance: { ...provenance, isHBCU: from('ipeds') } });
    expect(ndjsonOf(college)).toMatchObject({ ...fields, isHBCU: false, isTribal: null });
    const cells = linesOf(collegesCsvText([college])).map((line) => line.split(','));
    const cellOf = (field: string) => cells[1]?.[cells[0]?.indexOf(field) ?? -1];
    expect(['rotcPrograms', 'athleticAssociations', 'isHBCU', 'isTribal'].map(cellOf)).toEqual(['', '', 'false', '']);
    expect(cells[0]).not.toContain('admissionFactors');
    const receipts = linesOf(provenanceCsvText([college])).map((line) => line.slice(0, line.indexOf(',ipeds')));
    expect(receipts).toEqual(
      expect.arrayContaining([
        '1,100001,rotcPrograms,,reported',
        '1,100001,admissionFactors,"{""essay"":""required""}",reported',
        '1,100001,undergraduateRaces,"{""asian"":0.5}",reported',
      ]),
    );
  });

  it('hold the figures of every year from free sources', () => {
    const aRow = (runId: number, period: string, value: number | null, source: ProvenanceSource = 'ipeds') => ({
      runId, tableId: runId, year: 2024, fields: ['size'], provenances: [{ ...from(source), period, runId }], values: [value], statuses: value === null ? 's' : 'r',
    }); // prettier-ignore
    const supplied = [aRow(1, 'fall 2022', 5), aRow(2, 'fall 2023', null), aRow(3, 'fall 2024', 7, 'carnegie')];
    expect(LONG_CSV_HEAD).toBe(`${LONG_COLUMNS.join(',')}\r\n`);
    expect(linesOf([historyCsvLines(aCollege(), supplied)])).toEqual([
      '1,100001,size,5,reported,ipeds,T,V,fall 2022,2024,final,1,2026-11-21T08:00:00.000Z',
      '1,100001,size,,suppressed,ipeds,T,V,fall 2023,2024,final,2,2026-11-21T08:00:00.000Z',
    ]);
    expect(historyCsvLines(aCollege(), [])).toBe('');
  });

  it('never hold a value from a restricted source', () => {
    const numbers = [...FIGURE_KEYS];
    const origins = fc.record(Object.fromEntries(numbers.map((key) => [key, fc.constantFrom(...PROVENANCE_SOURCES)])));
    fc.assert(
      fc.property(origins, (sources) => {
        // Every value is unique, so that the test can find it.
        const values = Object.fromEntries(numbers.map((key, index) => [key, 700_001 + index]));
        const provenance = Object.fromEntries(numbers.map((key) => [key, from(sources[key] as ProvenanceSource)]));
        const college = aCollege({ ...values, provenance });
        const [table, longRows] = [linesOf(collegesCsvText([college]))[1] ?? '', linesOf(provenanceCsvText([college])).join('\n')];
        const row = ndjsonOf(college);
        for (const key of numbers) {
          if (sources[key] !== 'carnegie') continue;
          expect([key, row[key], table.split(',').includes(String(values[key]))]).toEqual([key, null, false]);
          expect(longRows).not.toContain(`,${key},`);
        }
        expect(longRows).not.toContain(',carnegie,');
      }),
    );
  });

  it('leave out fields that reveal such a value', () => {
    const college = aCollege({
      carnegieScore: 100,
      carnegieClassification: 'R1',
      carnegieScheme: '2025 institutional',
      isWomenOnly: true,
      researchScore: 77,
      provenance: { carnegieClassification: from('carnegie'), isWomenOnly: from('carnegie'), researchActivity: from('ipeds') },
    });
    expect(ndjsonOf(college)).toMatchObject({
      carnegieScore: null, carnegieClassification: null, carnegieScheme: null, isWomenOnly: null, researchScore: 77,
    }); // prettier-ignore
  });

  it('list attributes and figures in the same way', () => {
    const provenance = Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, from('ipeds')]));
    const named = linesOf(provenanceCsvText([aCollege({ provenance })]))
      .slice(1)
      .map((line) => line.split(',')[2]);
    expect([...named].sort()).toEqual([...ATTRIBUTE_KEYS].sort());
  });
});
