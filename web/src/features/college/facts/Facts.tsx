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
        <dl className={isWide ? 'fact-rows lg:grid-cols-2' : 'fact-rows'}>
          {known.map(({ field, label, text, when }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <b>{text}</b>
                <span>
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
