import type { ProgramLink } from '../../../domain/occupations/occupation.ts';
import { toCipCode } from '../../../domain/majors/cip-code.ts';
import { CellError, sourceError } from '../errors.ts';
import { socIn } from './cells.ts';
import type { ReferenceTable } from './table-reader.ts';

const CIP = /^CIP(\d{4})CODE$/;
const SOC = /^SOC(\d{4})CODE$/;

/** The crosswalk of programs and occupations of the National Center for Education Statistics. */
export const links: ReferenceTable<ProgramLink, 'cip' | 'soc' | 'title', 'links'> = {
  table: 'links',
  key: 'soc',
  columns: { cip: CIP, soc: SOC, title: /^SOC\d{4}TITLE$/ },
  edition(file, header) {
    const [cip, soc] = [CIP, SOC].map((name) => header.map((text) => name.exec(text)?.[1]).find((year) => year !== undefined));
    // Another version of either classification has other codes than the rest of Alma.
    if (cip === '2020' && soc === '2018') return `${cip} and ${soc}`;
    throw sourceError('year-conflict', `${file.label} is of CIP ${cip ?? ''} and SOC ${soc ?? ''}. Alma needs CIP 2020 and SOC 2018.`);
  },
  read({ cip, soc, title }) {
    const code = toCipCode(cip, 6);
    if (code === null) throw new CellError('bad-code', `"${cip.slice(0, 40)}" is not a code of a program.`, cip);
    if (title === '') throw new CellError('no-title', `${soc} has no title.`);
    return { cip: code, soc: socIn(soc), title };
  },
  keyOf: ({ cip, soc }) => `${cip} ${soc}`,
};
