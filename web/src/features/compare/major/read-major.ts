import type { Api } from '../../../api/client.ts';
import { majorRows, type ComparedRows } from './major-rows.ts';

/** The comparison of a chosen major. */
export interface ComparedMajor extends ComparedRows {
  code: string;
  name: string;
}

/** The rows of a major for colleges, by their catalog ids; null for a code without a major. */
export async function readMajor(api: Api, ids: readonly number[], code: string, signal: AbortSignal): Promise<ComparedMajor | null> {
  const [{ majors }, ...taught] = await Promise.all([
    api.majors.find({ query: { q: code } }, signal),
    ...ids.map((id) => api.majors.ofCollege({ params: { id } }, signal)),
  ]);
  const major = majors.find((each) => each.code === code);
  return major ? { code, name: major.name, ...majorRows(taught, code) } : null;
}
