import { NICKNAME_BASES } from '../../api/domain.ts';

export const KINDS = [
  { id: 'college', name: 'College' },
  { id: 'system', name: 'System' },
];

const BASIS_WORDS: Record<(typeof NICKNAME_BASES)[number], string> = {
  'own-site': 'The site of the college uses it',
  'team-or-campus-use': 'Students, fans and the press use it',
  'common-abbreviation': 'Letters of the name',
  flagship: 'The name of a state, for its main public university',
  system: 'The colleges belong to the named group',
  merged: 'The name of a college that became a part of this one',
};

export const BASES = NICKNAME_BASES.map((id) => ({ id, name: BASIS_WORDS[id] }));
