import type { CollegeDetail } from '../../../api/domain/colleges.ts';

type Basis = NonNullable<CollegeDetail['otherNames'][number]['basis']>;

/** Why Alma lists a nickname. */
export const NICKNAME_REASONS: Record<Basis, string> = {
  'own-site': 'used on its own site',
  'team-or-campus-use': 'used by students, fans and the press',
  'common-abbreviation': 'letters of its name',
  flagship: 'name of the state, for its main public university',
  system: 'group of colleges',
  merged: 'a college that is now a part of this one',
};
