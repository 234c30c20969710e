import type { ReactNode } from 'react';
import { type Compatibility, FEWEST_SHARED, type FullRoommateView, QUIZ } from '../../../../api/domain/roommates.ts';
import { MatchRing } from '../../../../entities/roommates/MatchRing.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { Directions } from './Directions.tsx';
import { Parts } from './Parts.tsx';
import { Unknown } from './Unknown.tsx';

/** How the habits of the two fit, with the reasons in behavior words. */
export function MatchSection({ view: { compatibility, firstName } }: { view: FullRoommateView }) {
  return (
    <section aria-labelledby="match" className="grid gap-5" data-print="hide">
      <h2 id="match" className="text-2xl">
        How your habits fit
      </h2>
      {compatibility ? <Explained match={compatibility} name={firstName} /> : <NoAnswers name={firstName} />}
      <p className="text-sm text-muted">
        Scores do not predict friendship. They say how well two people’s habits fit what each accepts.{' '}
        <TextLink to="/roommates/about">How the match is made</TextLink>
      </p>
    </section>
  );
}

function NoAnswers({ name }: { name: string }) {
  return (
    <p>
      Not enough answers yet. The match needs quiz answers of you and of {name}. <TextLink to="/roommates/quiz">Open my quiz</TextLink>
    </p>
  );
}

function Explained({ match, name }: { match: Compatibility; name: string }) {
  return (
    <>
      {match.displayed === null ? <NoNumber match={match} /> : <MatchRing match={match} />}
      <Parts match={match} />
      {match.displayed !== null && <Directions match={match} name={name} />}
      {match.dealBreakers.length > 0 && (
        <Lines title="Deal-breakers" look="border-brick">
          {match.dealBreakers.map(({ key, of, name: habit, text }) => (
            <Line
              key={`${key} ${of}`}
              title={`${habit}: ${of === 'you' ? 'your deal-breaker' : `a deal-breaker of ${name}`}`}
              text={text}
            />
          ))}
        </Lines>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Lines title="Where you agree" look="border-primary">
          {match.agree.map(({ key, name: habit, text }) => (
            <Line key={key} title={habit} text={text} />
          ))}
        </Lines>
        <Lines title="Where you differ" look="border-amber-fill">
          {match.differ.map(({ key, name: habit, text }) => (
            <Line key={key} title={habit} text={text} />
          ))}
        </Lines>
      </div>
      <Unknown unknown={match.unknown} name={name} />
    </>
  );
}

/** Few shared answers, or a deal-breaker that the other person has not answered. */
function NoNumber({ match: { n } }: { match: Compatibility }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-3">
      {n < FEWEST_SHARED
        ? `Not enough answers yet: both of you answered ${n} of ${QUIZ.length} questions, and a number appears from ${FEWEST_SHARED} on.`
        : 'No number yet: one of you has a deal-breaker in a question that the other has not answered.'}
    </p>
  );
}

function Lines({ title, look, children }: { title: string; look: string; children: readonly ReactNode[] }) {
  return (
    <div className={`min-w-0 border-l-4 pl-4 ${look}`}>
      <h3 className="text-lg">{title}</h3>
      {children.length === 0 ? <p className="mt-2 text-sm text-muted">Nothing so far.</p> : <ul className="mt-2 grid gap-3">{children}</ul>}
    </div>
  );
}

const Line = ({ title, text }: { title: string; text: string }) => (
  <li>
    <span className="block text-sm font-semibold">{title}</span>
    {text}
  </li>
);
