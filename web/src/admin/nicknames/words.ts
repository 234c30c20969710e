import { NICKNAME_BASES } from '../../api/domain/colleges.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { choicesIn, choicesOf } from '../records/inputs/choices.ts';

const KIND_WORDS: Readonly<Record<RecordOf<'nicknames'>['kind'], string>> = { college: 'College', system: 'System' };
export const KINDS = choicesIn(KIND_WORDS);

const BASIS_WORDS: Record<(typeof NICKNAME_BASES)[number], string> = {
  'own-site': 'The site of the college uses it',
  'team-or-campus-use': 'Students, fans and the press use it',
  'common-abbreviation': 'Letters of the name',
  flagship: 'The name of a state, for its main public university',
  system: 'The colleges belong to the named group',
  merged: 'The name of a college that became a part of this one',
};

export const BASES = choicesOf(NICKNAME_BASES, BASIS_WORDS);
