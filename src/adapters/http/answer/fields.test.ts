import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { collegesCsv, pick } from './fields.ts';

/** Notes which members of a college are read. */
function watched(record: CollegeRecord) {
  const read = new Set<string | symbol>();
  const college = new Proxy(record, {
    get(target, key) {
      read.add(key);
      return target[key as keyof CollegeRecord];
    },
  });
  return { college, read };
}

const csvOf = (records: CollegeRecord[], names?: string[]): string => {
  const { content } = collegesCsv(records, names);
  return 'rows' in content ? [...(content.rows() as Iterable<string>)].join('') : '';
};

describe('the chosen fields of a college', () => {
  it('are those of the college, then those of its card, in the order asked for', () => {
    const college = aCollege({ id: 7, type: 'Public', size: 100 });
    expect(JSON.stringify(pick(college, ['control', 'size', 'id']))).toBe('{"control":"public","size":100,"id":7}');
  });

  it.each(['id', 'size', 'name'])('are read without the rest of the row: %s', (name) => {
    const { college, read } = watched(aCollege());
    csvOf([college], [name]);
    // Only a card reads it.
    expect([...read]).not.toContain('provenance');
  });

  it('are encoded once for all files', () => {
    const { college, read } = watched(aCollege({ name: 'Once' }));
    const first = csvOf([college]);
    read.clear();
    expect(csvOf([college])).toBe(first);
    expect([...read]).toEqual([]);
  });
});
