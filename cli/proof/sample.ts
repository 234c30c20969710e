import { number } from './raw/cells.ts';
import { isOpenCollege } from './raw/directory.ts';
import type { RawData } from './raw/raw-data.ts';
import { createRandom } from '../bench/random.ts';

/** Well-known colleges, and those with an unusual figure: open admission, no tuition, tribal, women only, several campuses. */
export const KNOWN_COLLEGES = [
  166027, 110635, 131520, 214777, 135717, 118912, 100858, 168218, 141060, 100654, 163426, 197036, 243780, 209922, 105297,
]; // prettier-ignore

export const SEED = 20_261_122;
export const SAMPLE_SIZE = 60;

/** Colleges that the site must list: they are open and have undergraduates. */
export function listedColleges(raw: RawData): number[] {
  return raw
    .colleges('hd')
    .filter((college) => {
      const [directory] = raw.editions('hd', college)[0]?.rows ?? [];
      const [students] = raw.editions('drvef', college)[0]?.rows ?? [];
      return directory !== undefined && isOpenCollege(directory) && students !== undefined && (number(students, 'EFUG') ?? 0) >= 1;
    })
    .sort((a, b) => a - b);
}

/** The known colleges and some random ones, the same on every machine. */
export function sampleOf(listed: readonly number[]): number[] {
  const random = createRandom(SEED);
  const chosen = new Set(listed.filter((college) => KNOWN_COLLEGES.includes(college)));
  const size = Math.min(listed.length, chosen.size + SAMPLE_SIZE);
  while (chosen.size < size) chosen.add(random.pick(listed));
  return [...chosen];
}
