import type { Compatibility } from '../../../../api/domain/roommates.ts';
import { quizHref } from '../../quiz-address.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** What is not known, and which own answers would change the match. */
export function Unknown({ unknown, name }: { unknown: Compatibility['unknown']; name: string }) {
  const mine = unknown.filter(({ isYours }) => isYours);
  const theirs = unknown.filter(({ isYours }) => !isYours);
  if (unknown.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">What is not known</h3>
      {mine.length > 0 && (
        <>
          <p className="mt-2">{name} answered these questions. Your answer would change the match:</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {mine.map(({ key, name: habit }) => (
              <li key={key}>
                <TextLink to={quizHref(key)} className="inline-flex min-h-8 items-center">
                  {habit}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {theirs.length > 0 && (
        <p className="mt-2 text-muted">
          {name} has not answered: {theirs.map(({ name: habit }) => habit.toLowerCase()).join(', ')}.
        </p>
      )}
    </div>
  );
}
