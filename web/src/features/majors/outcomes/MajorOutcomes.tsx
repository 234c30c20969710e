import { countText } from '../../../api/domain/colleges.ts';
import type { MajorWhere } from '../../../api/domain/majors.ts';
import { DEBT, dollarsText, EARNINGS, firstOutcome, type OutcomeParts } from '../../../entities/college/outcome-parts.ts';
import { SOURCE_NAMES, tableWords } from '../../../entities/source/source-words.ts';
import { LateDetails } from '../../../ui/LateDetails.tsx';

type Spreads = MajorWhere['outcomes'][number]['spreads'];
type Props = Pick<MajorWhere, 'outcomes' | 'outcomeSources'>;

/** What graduates of a major earn and owe, by credential, at all colleges together. Nothing if too few figures are published. */
export function MajorOutcomes({ outcomes, outcomeSources }: Props) {
  if (outcomes.length === 0) return null;
  const later = outcomes.filter(({ award }) => award === 'graduate');
  return (
    <section aria-labelledby="major-outcomes" className="mt-10 max-w-text lg:mt-6">
      <h2 id="major-outcomes" className="text-2xl">
        What graduates earn and owe
      </h2>
      <p className="mt-2 text-muted">Nationwide: the middle of all colleges with a figure, and the range of half of them.</p>
      <Credentials caption="Earnings and debt by credential" outcomes={outcomes.filter(({ award }) => award !== 'graduate')} />
      {later.length > 0 && (
        <LateDetails label={`After a bachelor’s degree (${later.length})`}>
          <Credentials caption="Earnings and debt after a bachelor’s degree" outcomes={later} />
        </LateDetails>
      )}
      <Sources sources={outcomeSources} />
    </section>
  );
}

function Credentials({ caption, outcomes }: { caption: string; outcomes: Props['outcomes'] }) {
  if (outcomes.length === 0) return null;
  return (
    <div className="mt-4 rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="px-4 py-2 font-semibold">
              Earnings a year
            </th>
            <th scope="col" className="px-4 py-2 font-semibold">
              Debt at graduation
            </th>
          </tr>
        </thead>
        {outcomes.map(({ credential, spreads }) => (
          <tbody key={credential} className="border-t border-line align-top">
            <tr>
              <th scope="rowgroup" colSpan={2} className="px-4 pt-2 text-left font-normal">
                {credential}
              </th>
            </tr>
            <tr>
              <SpreadCell parts={EARNINGS} spreads={spreads} />
              <SpreadCell parts={DEBT} spreads={spreads} />
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The median, the middle half and what was counted: "$80,110", "$72,000–$91,000", "Four years on · 214 colleges". */
function SpreadCell({ parts, spreads }: { parts: OutcomeParts; spreads: Spreads }) {
  const found = firstOutcome(parts, spreads);
  if (!found) return <td className="px-4 pb-2 text-muted">Not published</td>;
  const { note, figure } = found;
  return (
    <td className="figure px-4 pb-2">
      <span className="font-semibold">{dollarsText(figure.median)}</span>
      <span className="block text-muted">
        {dollarsText(figure.low)}–{dollarsText(figure.high)}
      </span>
      <span className="block text-xs text-muted">{[note, `${countText(figure.figures)} colleges`].filter(Boolean).join(' · ')}</span>
    </td>
  );
}

function Sources({ sources: { latest, former } }: { sources: MajorWhere['outcomeSources'] }) {
  const files = [latest, former].filter((file) => file !== null);
  return (
    <p className="mt-2 text-xs text-muted">
      Medians of graduates with federal student aid: earnings of those who work, debt of those who borrowed. A figure that campuses of one
      institution repeat counts once; fewer than five figures are not shown. “Until 2019” is how the first releases counted: such figures do
      not compare with others.{' '}
      {files.length > 0 &&
        `Sources: ${files.map((file) => `${SOURCE_NAMES[file.source]}, ${tableWords(file)}, ${file.period}`).join('; ')}.`}
    </p>
  );
}
