/** The picture of a person, or the first letter of the name. Decorative: the name is next to it. */
export function PersonAvatar({ name, picture, className = 'size-10' }: { name: string; picture: string | null; className?: string }) {
  if (picture !== null) {
    return <img src={picture} alt="" width="256" height="256" className={`shrink-0 rounded-full bg-sunken object-cover ${className}`} />;
  }
  const [first] = new Intl.Segmenter('en').segment(name);
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={`shrink-0 rounded-full bg-tint ${className}`}>
      <text x="48" y="50" fontSize="42" textAnchor="middle" dominantBaseline="central" className="fill-primary font-display font-semibold">
        {first?.segment.toUpperCase()}
      </text>
    </svg>
  );
}
