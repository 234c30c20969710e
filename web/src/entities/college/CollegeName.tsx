interface Props {
  college: { name: string; slug: string };
}

/** The heading of a college card. Its link covers the whole card, which must be `relative`. */
export function CollegeName({ college: { name, slug } }: Props) {
  return (
    <h3 className="leading-snug sm:text-lg">
      <a
        href={`/colleges/${slug}`}
        className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary hover:underline"
      >
        {name}
      </a>
    </h3>
  );
}
