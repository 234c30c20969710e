import type { RecordOf } from '../../api/panel-contracts.ts';
import { choicesIn } from '../records/inputs/choices.ts';

/** What can happen to a college. */
export const KIND_WORDS: Readonly<Record<RecordOf<'closures'>['kind'], string>> = { closed: 'Closed', merged: 'Merged' };
export const KIND_CHOICES = choicesIn(KIND_WORDS);
