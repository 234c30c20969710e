/** The choice that clears the majors. */
export const UNDECIDED = 'Undecided';

/** The text about a major in a form that is sent without scripts. */
export const TYPED_MAJOR = 'study';
