import type { OccupationTable } from '../../../domain/occupations/occupation.ts';
import type { OccupationReader } from '../../../domain/occupations/occupations.ports.ts';
import { sourceError } from '../errors.ts';
import { findFiles } from '../files/find-files.ts';
import { inspect, type Inspection, type SourceFile } from '../files/inspect.ts';
import { links } from './links.ts';
import { outlook } from './outlook.ts';
import { isTable, readTable, type ReferenceTable } from './table-reader.ts';
import { wages } from './wages.ts';

const WORDS: Readonly<Record<OccupationTable, string>> = {
  links: 'the crosswalk of CIP 2020 and SOC 2018',
  wages: 'the national wages (OEWS)',
  outlook: 'table 1.2 of the Employment Projections',
};
const KNOWN = Object.values(WORDS).join(', ');

interface Found {
  file: SourceFile;
  inspection: Inspection;
}

/** Reads the tables of occupations. A file is recognized by its columns. */
export const occupationReader: OccupationReader = {
  async read(paths) {
    const { files, unused } = await findFiles(paths);
    const [other] = unused;
    if (other) throw sourceError('nothing-usable', `${other.file} cannot be used: ${other.reason}.`);
    const found = new Map<OccupationTable, Found>();
    for (const file of files) {
      const inspection = await inspect(file);
      const table = tableOf(file, inspection);
      const first = found.get(table);
      if (first) throw sourceError('repeated-table', `${first.file.label} and ${file.label} are both ${WORDS[table]}. Import one of them.`);
      found.set(table, { file, inspection });
    }
    const given = <Row, Column extends string, Table extends OccupationTable>(spec: ReferenceTable<Row, Column, Table>) => {
      const { file, inspection } = found.get(spec.table) ?? missing(spec.table);
      return readTable(spec, file, inspection);
    };
    const [crosswalk, pay, future] = [await given(links), await given(wages), await given(outlook)];
    return { files: [crosswalk.file, pay.file, future.file], links: crosswalk.rows, wages: pay.rows, outlook: future.rows };
  },
};

function tableOf({ label }: SourceFile, inspection: Inspection): OccupationTable {
  if (isTable(links, inspection)) return 'links';
  if (isTable(wages, inspection)) return 'wages';
  if (isTable(outlook, inspection)) return 'outlook';
  throw sourceError('nothing-usable', `${label} is none of the files of occupations: ${KNOWN}.`);
}

function missing(table: OccupationTable): never {
  throw sourceError('missing-table', `${WORDS[table]} is missing. Give all three files: ${KNOWN}.`);
}
