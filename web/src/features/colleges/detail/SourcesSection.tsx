import type { CollegeDetail } from '../../../api/contracts.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Section } from './Section.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';
import { dayWords, SOURCE_KEEPERS, SOURCE_NAMES, STATUS_WORDS } from './words.ts';

type Source = keyof CollegeDetail['college']['dataSourceFlags'];

const COLUMNS = ['What', 'Value', 'Source', 'Describes', 'Release and import'];

/** The receipts: for each value the table and variable it was read from, of which release, and by which import. */
export function SourcesSection({ detail }: { detail: CollegeDetail }) {
  const rows = sourceRows(detail);
  return (
    <Section id="sources" title="Where this data comes from">
      <Sources flags={detail.college.dataSourceFlags} />
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">No receipts are kept for the values of this page.</p>
      ) : (
        <div
          role="region"
          aria-label="Sources, value by value"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-5 max-h-128 overflow-auto rounded-card border border-line bg-card print:max-h-none print:overflow-visible print:border-0"
        >
          <table className="figure w-full min-w-3xl text-left text-xs print:min-w-0 [&_td]:px-3 [&_td]:py-2 [&_td:last-child]:whitespace-nowrap print:[&_td:last-child]:whitespace-normal [&_th]:px-3 [&_th]:py-2">
            <caption className="px-3 pt-3 text-left text-muted">Values were reported by the college, unless marked otherwise.</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="sticky top-0 bg-sunken font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">{rows.map(toTableRow)}</tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

const toTableRow = ({ field, label, value, status, receipt }: SourceRow) => (
  <tr key={field}>
    <th scope="row" className="font-normal">
      {label}
    </th>
    <td>
      {value}
      {status === 'imputed' && <Badge tone="amber">{STATUS_WORDS.imputed}</Badge>}
    </td>
    <td>{`${SOURCE_NAMES[receipt.source]}, ${receipt.table}.${receipt.variable}`}</td>
    <td>{receipt.period}</td>
    <td>{`${receipt.year} ${receipt.release}${receipt.runId === null ? '' : `, run ${receipt.runId}`}`}</td>
  </tr>
);

function Sources({ flags }: { flags: CollegeDetail['college']['dataSourceFlags'] }) {
  const loaded = Object.entries(flags) as [Source, NonNullable<(typeof flags)[Source]>][];
  return (
    <ul className="mt-3 grid max-w-text gap-1 text-sm text-muted">
      {loaded.map(([source, { year, release, at }]) => {
        const day = dayWords(at);
        return (
          <li key={source}>
            <strong className="font-medium text-ink">{SOURCE_NAMES[source]}</strong>
            {`: ${SOURCE_KEEPERS[source]}. ${year}, ${release} release${day === undefined ? '' : `, imported ${day}`}.`}
          </li>
        );
      })}
    </ul>
  );
}
