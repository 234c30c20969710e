import type { CollegeChanges, CollegeDetail } from '../../../api/domain/colleges.ts';
import { changesCount, changeWords, newValues, sameFigures, type Change } from '../../../entities/source/change-words.ts';
import { dayText } from '../../../lib/format.ts';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';

/** Further changes are behind a disclosure. */
const SHOWN = 8;

/** The changes of the newest data version that touched the college. */
export function ChangesSection({ detail }: { detail: CollegeDetail }) {
  const { changes } = detail;
  return (
    <FoldedSection id="changes" title="What changed" summary={summaryOf(detail, 'changes')}>
      {changes ? (
        <Changes {...changes} />
      ) : (
        <p className="mt-3 text-muted">Nothing has changed since this college was added to the catalog.</p>
      )}
    </FoldedSection>
  );
}

function Changes({ version, changes }: CollegeChanges) {
  const changed = newValues(changes);
  const rest = [...changed.slice(SHOWN), ...sameFigures(changes)];
  return (
    <>
      <p className="mt-3">
        On {dayText(version.at)}, {changesCount(changes) || 'newer data confirmed the values of this college'}.
      </p>
      <ChangeList changes={changed.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-8 items-center rounded-control text-sm font-medium text-primary underline underline-offset-3">
            <span className="group-open:hidden">Show all changes ({rest.length} more)</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <ChangeList changes={rest} />
        </details>
      )}
      <p className="mt-3 text-xs text-muted">
        Data version {version.version}: {version.reason}
        {version.runId !== null && `, run ${version.runId}`}
      </p>
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="figure mt-3 max-w-text divide-y divide-line border-y border-line text-sm">
      {changes.map((change) => (
        <li key={change.field} className="grid gap-x-8 py-2 [overflow-wrap:anywhere] sm:grid-cols-2">
          <OneChange change={change} />
        </li>
      ))}
    </ul>
  );
}

function OneChange({ change }: { change: Change }) {
  const { label, before, after } = changeWords(change);
  return (
    <>
      <span className="font-medium">
        {label}
        <span className="sr-only">: </span>
      </span>
      <span className="min-w-0">
        {before !== undefined && (
          <>
            <span className="text-muted">{before}</span> <span aria-hidden="true">→</span>
            <span className="sr-only">, now</span>{' '}
          </>
        )}
        {after}
      </span>
    </>
  );
}
