import { type CollegeDetail, figureText } from '../../../api/domain/colleges.ts';
import { type ExplainedScore, SCORE_METHODS, type StoredScore } from '../../../api/domain/rankings.ts';
import { ContributionBars } from '../../../entities/ranking/ContributionBars.tsx';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { figureOf, type ShownFigure } from '../college-figures.ts';
import { FigureContext, StandingText } from './FigureContext.tsx';

interface Props {
  score: StoredScore;
  detail: CollegeDetail;
  /** Undefined while it loads or if it failed. */
  explained: ExplainedScore | undefined;
}

/** One score with its standing, inputs, parts and limits. */
export function ScoreCard({ score, detail, explained }: Props) {
  const { label, meaning, formula, caveat } = SCORE_METHODS[score];
  return (
    <article className="mb-6 break-inside-avoid border-t border-line pt-5">
      <h3 className="text-xl">{label}</h3>
      <p className="max-w-text text-sm text-muted">{meaning}</p>
      <div className="mt-4 grid gap-5">
        <div>
          <Value shown={figureOf(detail, score)} peers={detail.peers.definition} />
          {explained && <Basis explained={explained} />}
        </div>
        {explained && explained.score !== null && explained.parts.length > 1 && (
          <ContributionBars
            label={`${label}, ${detail.college.name}`}
            baseline={explained.baseline ?? 0}
            score={explained.score}
            parts={explained.parts}
          />
        )}
      </div>
      <p className="figure mt-4 max-w-text text-sm text-muted">
        <strong className="font-medium text-ink">Rule:</strong> {formula}.
      </p>
      <p className="mt-1 max-w-text text-sm text-muted">
        <strong className="font-medium text-ink">Limits:</strong> {caveat}
      </p>
    </article>
  );
}

function Value({ shown, peers }: { shown: ShownFigure; peers: string }) {
  const { figure, value } = shown;
  if (value === null) return <p className="font-medium">No score</p>;
  return (
    <>
      <p className="figure font-display text-2xl leading-tight font-semibold">
        {figureText(figure, value)} <span className="font-sans text-xs font-normal text-muted">of 100</span>
      </p>
      <FigureContext shown={shown} className="small-print mt-1" />
      <StandingText shown={shown} peers={peers} />
    </>
  );
}

/** Notes, inputs and coverage of the score. */
function Basis({ explained: { notes, inputs, coverage, parts, score } }: { explained: ExplainedScore }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm">
          {note}
        </p>
      ))}
      <dl className="input-rows">
        {inputs.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null ? 'Not known' : text}</dd>
          </div>
        ))}
      </dl>
      {score !== null && parts.length > 1 && (
        <p className="mt-2 text-xs text-muted">{shareText(coverage)} of the weight of this score comes from reported figures.</p>
      )}
    </>
  );
}
