import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { inSentence } from '../../../lib/format.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { missingByReason, type Fact } from './facts.ts';

interface Props {
  detail: CollegeDetail;
  facts: readonly Fact[];
  /** Two columns on wide screens. */
  isWide?: boolean;
}

/** Facts of second rank, one in a line. Missing ones share a line below. */
export function Facts({ detail, facts, isWide = false }: Props) {
  const known = facts.filter(({ text }) => text !== undefined);
  return (
    <>
      {known.length > 0 && (
        <dl className={`grid gap-x-8 text-sm ${isWide ? 'lg:grid-cols-2' : ''}`}>
          {known.map(({ field, label, text, when }) => (
            <div key={field} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
              <dt>{label}</dt>
              <dd className="figure ml-auto text-right sm:flex sm:items-baseline sm:gap-x-3">
                <span className="text-base font-medium">{text}</span>
                <span className="block text-xs text-muted sm:w-28 sm:shrink-0">
                  {when}
                  {when !== '' && <span data-print="hide"> · </span>}
                  <FieldSource detail={detail} field={field} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <MissingFacts facts={facts} />
    </>
  );
}

/** "Not reported: women, part-time students." */
export function MissingFacts({ facts }: { facts: readonly Fact[] }) {
  return missingByReason(facts).map(({ reason, labels }) => (
    <p key={reason} className="mt-2 text-sm text-muted">
      {reason}: {labels.map(inSentence).join(', ')}.
    </p>
  ));
}
