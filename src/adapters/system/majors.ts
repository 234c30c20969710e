import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMajors, type MajorData, type Majors } from '../../domain/majors/majors.ts';

const SEEDS = path.resolve(import.meta.dirname, '../../../seeds');
let known: Majors | undefined;

/** The vocabulary of majors in the seed files, read at the first call. It changes with a release of Alma only. */
export function readMajors(): Majors {
  known ??= createMajors({
    ...read<Pick<MajorData, 'majors' | 'programNames'>>('majors.json'),
    ...read<Pick<MajorData, 'titles'>>('program-titles.json'),
    ...read<Pick<MajorData, 'entries'>>('major-words.json'),
  });
  return known;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(SEEDS, file), 'utf8')) as T;
