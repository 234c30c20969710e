import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMajors, type MajorData, type Majors } from '../../domain/majors/majors.ts';

const SEEDS = path.resolve(import.meta.dirname, '../../../seeds');
let known: Majors | undefined;

/** The vocabulary of majors in the seed files, read at the first call. It changes with a release of Alma only. */
export function readMajors(): Majors {
  known ??= createMajors({
    ...(read('majors.json') as Pick<MajorData, 'majors' | 'programNames'>),
    ...(read('program-titles.json') as Pick<MajorData, 'titles'>),
    ...(read('major-words.json') as Pick<MajorData, 'entries'>),
  });
  return known;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(SEEDS, file), 'utf8'));
