import type { RecordOf } from '../../api/panel-contracts.ts';
import { choicesIn } from '../records/inputs/choices.ts';

type MajorWord = RecordOf<'major-words'>;

export const STATE_WORDS: Readonly<Record<MajorWord['state'], string>> = { active: 'Active', hidden: 'Hidden' };
export const STATES = choicesIn(STATE_WORDS);

/** The fields that a word leads to: "Nursing (51.38) or Public health (51.22)". */
export function meaningOf({ codes, codeNames, isUnclear, state }: MajorWord): string {
  if (state === 'hidden') return 'Nothing';
  return codes.map((code, place) => `${codeNames[place] ?? 'not in the vocabulary'} (${code})`).join(isUnclear ? ' or ' : ', ');
}
