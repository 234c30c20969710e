import type { Answer } from './compare.ts';
import { listingDifferences, prove, type Proof } from './proof.ts';
import { readRawData } from './raw/raw-data.ts';
import { listedColleges, sampleOf } from './sample.ts';
import { allColleges, collegeOf } from './site.ts';

export interface ProofRequest {
  /** The folder with the published files. */
  data: string;
  /** The address of the running site. */
  site: string;
  /** Every listed college instead of a sample. */
  all: boolean;
}

export async function runProof({ data, site, all }: ProofRequest, progress: (file: string) => void): Promise<Proof> {
  const raw = await readRawData(data, progress);
  const listed = listedColleges(raw);
  if (listed.length === 0) throw new Error(`${data} has no directory with open colleges: HD2024 and DRVEF2024.`);
  const found = all ? await allColleges(site) : new Map<number, Answer>();
  const answers = new Map<number, Answer | undefined>();
  for (const college of all ? new Set([...listed, ...found.keys()]) : sampleOf(listed))
    answers.set(college, found.get(college) ?? (await collegeOf(site, college)));
  const proof = prove(raw, answers);
  const listing = all ? listingDifferences(listed, new Set(found.keys()), answers) : [];
  return { ...proof, differences: [...proof.differences, ...listing] };
}
