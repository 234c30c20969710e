import { CRITERIA, CRITERION_WORDS, DEFAULT_WEIGHTS, MAX_WEIGHT, MEAN } from '../../../api/domain/rankings.ts';
import { scaleExamples } from './scale-examples.ts';

/** The ten criteria with meaning, example scores, default weight and typical score. */
export function CriterionList() {
  return (
    <ol className="bare grid gap-4">
      {CRITERIA.map((criterion) => {
        const { label, meaning } = CRITERION_WORDS[criterion];
        return (
          <li key={criterion} className="rounded-card border border-line bg-card p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-lg">{label}</h3>
              <p className="figure text-sm text-muted">
                default weight {DEFAULT_WEIGHTS[criterion]} of {MAX_WEIGHT} · typical score {MEAN[criterion]}
              </p>
            </div>
            <p className="mt-1">{meaning}</p>
            <dl className="figure mt-3 grid gap-1 border-t border-line pt-3 text-sm">
              {scaleExamples(criterion).map(({ value, score }) => (
                <div key={value} className="flex justify-between gap-4">
                  <dt className="text-muted">{value}</dt>
                  <dd className="shrink-0 font-medium">scores {Math.round(score)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
