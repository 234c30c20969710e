import { paragraphsOf } from '../../api/domain/rankings.ts';

/** The text of staff about a list, on its first page. */
export function Introduction({ page, text = '' }: { page: number; text: string | undefined }) {
  if (page > 1) return null;
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-text text-lg whitespace-pre-line">
      {paragraph}
    </p>
  ));
}
