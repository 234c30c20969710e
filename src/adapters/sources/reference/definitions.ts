import type { Definition } from '../../../domain/definitions/definition.ts';
import type { DefinitionReader } from '../../../domain/definitions/definitions.ports.ts';
import { toCipCode } from '../../../domain/majors/cip-code.ts';
import { CellError, sourceError } from '../errors.ts';
import { findFiles } from '../files/find-files.ts';
import { inspect } from '../files/inspect.ts';
import { isTable, readTable, type ReferenceTable } from './table-reader.ts';

const WORDS = 'the Classification of Instructional Programs, CIPCode2020';
const EDITION = '2020';
const YEAR_IN_NAME = /CIPCode(\d{4})/i;
/** "Instructional content is defined in code 51.3801." */
const REFERENCE = /^Instructional content\b/;
/** Codes that only Canada uses, and those that have moved. */
const UNUSED = /^(?:Reserved for use by|Moved (?:from|to)|Deleted)\b/;
const SPACES = /\s+/g;

/** The Classification of Instructional Programs of the National Center for Education Statistics. */
const definitions: ReferenceTable<Definition, 'cip' | 'title' | 'text', 'definitions'> = {
  table: 'definitions',
  key: 'text',
  columns: { cip: /^CIPCODE$/, title: /^CIPTITLE$/, text: /^CIPDEFINITION$/ },
  edition({ label, name, within = '' }) {
    const year = (YEAR_IN_NAME.exec(name) ?? YEAR_IN_NAME.exec(within))?.[1];
    if (year === EDITION) return year;
    const found = year === undefined ? `The name of ${label} does not say its year` : `${label} is of ${year}`;
    throw sourceError('year-conflict', `${found}. Alma needs ${WORDS}.`);
  },
  read({ cip, title, text }) {
    const code = toCipCode(cip);
    if (code === null) throw new CellError('bad-code', `"${cip.slice(0, 40)}" is not a code of a program.`, cip);
    const plain = (words: string) => words.replace(SPACES, ' ');
    if (title === '') throw new CellError('no-title', `${cip} has no title.`);
    const isUsed = !REFERENCE.test(text) && !UNUSED.test(text);
    return { cip: code, title: plain(title).replace(/\.$/, ''), text: isUsed ? plain(text) : '' };
  },
  keyOf: ({ cip }) => cip,
};

export const definitionReader: DefinitionReader = {
  async read(path) {
    const { files, unused } = await findFiles([path]);
    const [file] = files;
    if (!file || files.length + unused.length > 1) throw sourceError('nothing-usable', `${path} is not one file. Give only ${WORDS}.`);
    const inspection = await inspect(file);
    if (!isTable(definitions, inspection)) throw sourceError('nothing-usable', `${file.label} is not ${WORDS}.`);
    return readTable(definitions, file, inspection);
  },
};
