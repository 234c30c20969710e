import { createReadStream } from 'node:fs';
import { answers as shape } from '../src/contracts/matching.contract.ts';
import type { Answers } from '../src/domain/matching/answers.ts';

/** Answers as somebody wrote them down; `fault` says why they are none, by field where it can. */
export type GivenAnswers = { answers: Answers } | { fault: string };

/** Means standard input. */
const STANDARD_INPUT = '-';
/** All states and everything else come to a fiftieth of it. */
const MOST_BYTES = 65_536;

/** Reads a file of answers, as the API takes them. */
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
    const message = issue.code === 'unrecognized_keys' ? 'There is no such answer' : issue.message;
    return places.map((place) => `  ${place.join('.') || 'answers'}: ${message}`);
  });
  return { fault: [`${name} holds answers that are not right:`, ...faults].join('\n') };
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
