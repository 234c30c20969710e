import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMajorFinder, type MajorFinder } from '../../domain/majors/major-finder.ts';
import { createMajors, type MajorData, type Majors } from '../../domain/majors/majors.ts';

const SEEDS = path.resolve(import.meta.dirname, '../../../seeds');
let known: { majors: Majors; finder: MajorFinder } | undefined;

/** The vocabulary of majors in the seed files with its finder, made at the first call. It changes with a release of Alma only. */
export function readMajorWords(): { majors: Majors; finder: MajorFinder } {
  if (known) return known;
  const majors = createMajors({
    ...(read('majors.json') as Pick<MajorData, 'majors' | 'programNames'>),
    ...(read('program-titles.json') as Pick<MajorData, 'titles'>),
    ...(read('major-words.json') as Pick<MajorData, 'entries'>),
  });
  known = { majors, finder: createMajorFinder(majors) };
  return known;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(SEEDS, file), 'utf8'));
