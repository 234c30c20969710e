import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMajors, type MajorData, type Majors } from '../../domain/majors/majors.ts';

const SEEDS = path.resolve(import.meta.dirname, '../../../seeds');

/** The vocabulary of majors in the seed files. It changes with a release of Alma only. */
export async function readMajors(): Promise<Majors> {
  const [{ majors }, { titles }, { entries }] = await Promise.all([
    read<Pick<MajorData, 'majors'>>('majors.json'),
    read<Pick<MajorData, 'titles'>>('program-titles.json'),
    read<Pick<MajorData, 'entries'>>('major-words.json'),
  ]);
  return createMajors({ majors, titles, entries });
}

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(path.join(SEEDS, file), 'utf8')) as T;
