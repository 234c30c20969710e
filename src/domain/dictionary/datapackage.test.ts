import { BULK_FILES, CSV_FIELDS } from './bulk-files.ts';
import { dataPackageOf } from './datapackage.ts';

interface Column {
  name: string;
  type: string;
  description: string;
  constraints?: { enum?: unknown[]; required?: boolean };
}

const files = BULK_FILES.map((name) => ({ name, bytes: 1, sha256: 'x' }));
const facts = { dataVersion: '1', day: null, files, sources: [], publicUrl: 'https://alma.example' };
const { resources } = dataPackageOf(facts) as { resources: { name: string; schema?: { fields: Column[] } }[] };
const columns = resources.find(({ name }) => name === 'colleges-csv')?.schema?.fields ?? [];
const columnOf = (name: string) => columns.find((column) => column.name === name);

describe('the data package', () => {
  it('describes every column of colleges.csv', () => {
    expect(columns.map(({ name }) => name)).toEqual(CSV_FIELDS);
  });

  it('limits a text to its possible values, and a list in no way, because a cell joins its items', () => {
    expect(columnOf('academicCalendar')?.constraints?.enum).toContain('semester');
    expect(columnOf('athleticAssociations')).toMatchObject({ type: 'string' });
    expect(columnOf('athleticAssociations')).not.toHaveProperty('constraints');
  });

  it('says what an empty cell means in a list that can be unknown', () => {
    expect(columnOf('rotcPrograms')?.description).toContain('An empty cell means none or not reported; receipts.csv says which.');
    expect(columnOf('aliases')?.description).not.toContain('An empty cell');
  });
});
