import { createReadStream } from 'node:fs';
import { answers as shape } from '../src/contracts/matching.contract.ts';
import type { Answers } from '../src/domain/matching/answers.ts';

/** The answers of a file, or the reason why they are invalid, by field where possible. */
export type GivenAnswers = { answers: Answers } | { fault: string };

const STANDARD_INPUT = '-';
/** The largest valid answers use a fiftieth of this. */
const MOST_BYTES = 65_536;

/** Reads a file with answers in the format of POST /api/match. */
export async function readAnswers(file: string, input: () => AsyncIterable<Uint8Array>): Promise<GivenAnswers> {
  const name = file === STANDARD_INPUT ? 'Standard input' : file;
  const text = await textOf(file === STANDARD_INPUT ? input() : createReadStream(file));
  if ('fault' in text) return { fault: `${name} ${text.fault}` };
  const read = parsed(text.text);
  if (read === undefined) return { fault: `${name} is not JSON` };
  const checked = shape.safeParse(read.value);
  if (checked.success) return { answers: checked.data };
  const faults = checked.error.issues.flatMap((issue) => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const message = issue.code === 'unrecognized_keys' ? 'Unknown answer' : issue.message;
    return places.map((place) => `  ${place.join('.') || 'answers'}: ${message}`);
  });
  return { fault: [`${name} has invalid answers:`, ...faults].join('\n') };
}

async function textOf(source: AsyncIterable<Uint8Array>): Promise<{ text: string } | { fault: string }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return { fault: `is longer than ${MOST_BYTES} bytes` };
      chunks.push(chunk);
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch (error) {
    return { fault: FAULTS[(error as { code?: string }).code ?? ''] ?? 'cannot be read' };
  }
}

const FAULTS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
};

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
