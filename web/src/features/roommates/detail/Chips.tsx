import { Badge } from '../../../ui/Badge.tsx';

/** Words of a person, with a heading. Nothing without words. */
export function Chips({ title, words, heading: Heading = 'h3' }: { title: string; words: readonly string[]; heading?: 'h2' | 'h3' }) {
  if (words.length === 0) return null;
  return (
    <div>
      <Heading className="font-sans text-sm font-semibold tracking-normal">{title}</Heading>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="min-w-0 [overflow-wrap:anywhere]">
            <Badge>{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
