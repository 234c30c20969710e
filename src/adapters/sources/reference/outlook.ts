import type { OutlookRow } from '../../../domain/occupations/occupation.ts';
import { sourceError } from '../errors.ts';
import { numberOr, socIn } from './cells.ts';
import type { ReferenceTable } from './table-reader.ts';

const MISSING = ['—', '-', ''];
const THOUSAND = 1_000;
const GROWTH = /^EMPLOYMENT CHANGE, PERCENT, (\d{4})[–-](\d{2})$/;

/** Table 1.2 of the Employment Projections of the Bureau of Labor Statistics. Its openings are in thousands. */
export const outlook: ReferenceTable<OutlookRow, 'soc' | 'title' | 'level' | 'growth' | 'openings' | 'education', 'outlook'> = {
  table: 'outlook',
  key: 'soc',
  columns: {
    soc: /^\d{4} NATIONAL EMPLOYMENT MATRIX CODE$/,
    title: /^\d{4} NATIONAL EMPLOYMENT MATRIX TITLE$/,
    level: /^OCCUPATION TYPE$/,
    growth: GROWTH,
    openings: /^OCCUPATIONAL OPENINGS, \d{4}[–-]\d{2} ANNUAL AVERAGE$/,
    education: /^TYPICAL EDUCATION NEEDED FOR ENTRY$/,
  },
  edition({ label }, header) {
    const [, from, to] = header.map((name) => GROWTH.exec(name)).find((found) => found !== null) ?? [];
    if (from !== undefined && to !== undefined) return `${from}–${to}`;
    throw sourceError('year-unknown', `The columns of ${label} do not say its years.`);
  },
  read({ soc, title, level, growth, openings, education }) {
    if (level !== 'Line item') return null;
    const thousands = numberOr(MISSING, openings, [0, 50_000]);
    return {
      soc: socIn(soc),
      title,
      growthPercent: numberOr(MISSING, growth, [-100, 1_000]),
      openings: thousands === null ? null : Math.round(thousands * THOUSAND),
      entryEducation: MISSING.includes(education) ? null : education,
    };
  },
  keyOf: ({ soc }) => soc,
};
