import type { User } from '../../../api/domain/accounts.ts';

/** The profile picture or the initials. Decorative: the name is next to it. */
export function Avatar({ user, className }: { user: Pick<User, 'firstName' | 'lastName' | 'profilePicture'>; className: string }) {
  const { firstName, lastName, profilePicture } = user;
  if (profilePicture !== null) {
    return <img src={profilePicture} alt="" width="256" height="256" className={`rounded-card bg-sunken object-cover ${className}`} />;
  }
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={`rounded-card bg-tint ${className}`}>
      <text x="48" y="50" fontSize="38" textAnchor="middle" dominantBaseline="central" className="fill-primary font-display font-semibold">
        {initialOf(firstName) + initialOf(lastName)}
      </text>
    </svg>
  );
}

/** The first grapheme, which may be several code points. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter('en').segment(name);
  return first?.segment.toUpperCase() ?? '';
};
