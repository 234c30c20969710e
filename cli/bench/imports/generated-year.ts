import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createRandom, type Random } from '../random.ts';

/** One generated table: real columns first, then filler columns up to the published width, so it has realistic size. */
interface TableShape {
  file: string;
  width: number;
  columns: Record<string, (random: Random, index: number) => string | number>;
}

const percent = (random: Random) => (random.chance(0.1) ? '' : random.integer(0, 100));
const CITIES = ['Springfield', 'Riverton', 'Fairview', 'Lakewood', 'Georgetown', 'Ashland', 'Salem', 'Clinton'];
const STATES = ['AL', 'CA', 'GA', 'IL', 'MA', 'NY', 'OH', 'PA', 'TX', 'WA'];
const WORDS = ['Northern', 'Saint', 'Valley', 'Central', 'Lake', 'Summit', 'Harbor', 'Prairie', 'Cedar', 'Union', 'Grace', 'Liberty'];
const FILLER = 'a long address, a title and other text that the importer ignores';

const SHAPES: TableShape[] = [
  {
    file: 'hd2024.csv',
    width: 73,
    columns: {
      INSTNM: (random, index) =>
        `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.pick(['College', 'University', 'Institute'])} ${index}`,
      IALIAS: (random) => `${random.pick(WORDS)} Tech | The ${random.pick(WORDS)}`,
      ADDR: () => FILLER,
      CITY: (random) => random.pick(CITIES),
      STABBR: (random) => random.pick(STATES),
      ZIP: (random) => String(random.integer(10_000, 99_999)),
      WEBADDR: (_, index) => `www.college${index}.edu/`,
      ADMINURL: (_, index) => `www.college${index}.edu/admissions-and-aid/first-year-students/index.html`,
      FAIDURL: (_, index) => `www.college${index}.edu/admissions-and-aid/financial-aid/index.html`,
      SECTOR: () => 1,
      ICLEVEL: (random) => random.integer(1, 2),
      CONTROL: (random) => random.integer(1, 3),
      UGOFFER: (random) => (random.chance(0.63) ? 1 : 2),
      DEGGRANT: () => 1,
      HBCU: () => 2,
      TRIBAL: () => 2,
      LOCALE: (random) => random.pick([11, 12, 13, 21, 31, 41]),
      OPENPUBL: () => 1,
      OPEFLAG: () => 1,
      OBEREG: () => 5,
      ACT: () => 'A',
      NEWID: () => -2,
      DEATHYR: () => -2,
      CLOSEDAT: () => '-2',
      CYACTIVE: () => 1,
      C21BASIC: (random) => random.integer(1, 33),
      CARNEGIERSCH: () => -2,
      LONGITUD: (random) => (-125 + random.next() * 55).toFixed(6),
      LATITUDE: (random) => (25 + random.next() * 24).toFixed(6),
    },
  },
  {
    file: 'ic2024.csv',
    width: 120,
    columns: {
      RELAFFIL: (random) => random.pick([-2, -2, 30, 54]),
      OPENADMP: (random) => random.integer(1, 2),
      DISTNCED: () => 2,
      CNTLAFFI: () => 1,
      CALSYS: () => 1,
    },
  },
  {
    file: 'adm2024.csv',
    width: 120,
    columns: {
      ADMCON7: (random) => random.pick([1, 3, 5]),
      ADMCON1: () => 1,
      ADMCON2: () => 2,
      XAPPLCN: () => 'R',
      APPLCN: (random) => random.integer(5_000, 9_000),
      XADMSSN: () => 'R',
      ADMSSN: (random) => random.integer(500, 5_000),
      SATPCT: percent,
      SATVR25: (random) => random.integer(400, 500),
      SATVR50: (random) => random.integer(500, 600),
      SATVR75: (random) => random.integer(600, 700),
      SATMT25: (random) => random.integer(400, 500),
      SATMT50: (random) => random.integer(500, 600),
      SATMT75: (random) => random.integer(600, 700),
      ACTCM25: (random) => random.integer(15, 20),
      ACTCM50: (random) => random.integer(20, 24),
      ACTCM75: (random) => random.integer(24, 32),
    },
  },
  {
    file: 'drvef2024.csv',
    width: 130,
    columns: { ENRTOT: (random) => random.integer(500, 40_000), EFUG: (random) => random.integer(400, 30_000), PCTENRWH: percent },
  },
  {
    file: 'ef2024d.csv',
    width: 31,
    columns: { GRCOHRT: percent, RRFTCT: percent, RET_NMF: percent, XRET_PCF: () => 'R', RET_PCF: percent, RET_PCP: percent },
  },
  { file: 'drvgr2024.csv', width: 35, columns: { GRRTM: percent, GRRTW: percent, GRRTTOT: percent, TRRTTOT: percent, GBA6RTT: percent } },
  {
    file: 'drvcost2024.csv',
    width: 13,
    columns: {
      TUFEYR3: (random) => random.integer(3_000, 60_000),
      CINSON: (random) => random.integer(9_000, 90_000),
      CINSOFF: () => '',
      CINSFAM: () => '',
      COTSON: () => '',
    },
  },
  { file: 'sfa2324.csv', width: 250, columns: { SCUGRAD: () => 900, UAGRNTN: () => 300, UPGRNTN: () => 100, UPGRNTP: percent } },
];

/** Writes an IPEDS year of invented institutions with published widths; returns paths and total bytes. */
export async function writeGeneratedYear(folder: string, institutions: number): Promise<{ files: string[]; bytes: number }> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  let bytes = 0;
  for (const shape of SHAPES) {
    const file = path.join(folder, shape.file);
    await writeTable(file, shape, institutions);
    bytes += (await stat(file)).size;
    files.push(file);
  }
  return { files, bytes };
}

async function writeTable(file: string, { columns, width }: TableShape, institutions: number): Promise<void> {
  const random = createRandom(width);
  const out = createWriteStream(file);
  const makers = Object.values(columns);
  const fillers = Array.from({ length: width - makers.length }, (_, index) => `FILL${index}`);
  out.write(`${['UNITID', ...Object.keys(columns), ...fillers].join(',')}\n`);
  for (let index = 0; index < institutions; index += 1) {
    const cells = makers.map((make) => quoted(String(make(random, index))));
    const rest = fillers.map(() => (random.chance(0.3) ? '' : random.integer(0, 9_999)));
    if (!out.write(`${[100_000 + index, ...cells, ...rest].join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
