import type { CollegeDetail } from '../../../api/domain.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { shortDay } from '../../../lib/format.ts';
import {
  collectionWords,
  longStatus,
  SOURCE_KEEPERS,
  SOURCE_NAMES,
  tableWords,
  type Source,
} from '../../../entities/source/source-words.ts';
import { importWords } from './SourceList.tsx';
import { Section } from '../Section.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';

const COLUMNS = ['What', 'Value', 'Status', 'Table and variable', 'Describes', 'Read from', 'Release', 'Imported'];
const ORDER = Object.keys(SOURCE_NAMES) as Source[];

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
          <table className="figure w-full min-w-5xl text-left text-xs print:min-w-0 [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
            <caption className="px-3 pt-3 text-left text-muted">Every value of this college with its source, grouped by source.</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="sticky top-0 bg-sunken font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            {ORDER.map((source) => (
              <SourceGroup key={source} source={source} rows={rows.filter(({ receipt }) => receipt.source === source)} />
            ))}
          </table>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm" data-print="hide">
        <TextLink to={`/api/colleges/${detail.college.id}/receipts?format=csv`} data-reload download>
          Download these sources as CSV
        </TextLink>
        <TextLink to={`/api/colleges/${detail.college.id}/history?format=csv`} data-reload download>
          Download former years as CSV
        </TextLink>
        <TextLink to="/data">All data, its coverage and its sources</TextLink>
      </p>
    </Section>
  );
}

function SourceGroup({ source, rows }: { source: Source; rows: SourceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody className="divide-y divide-line">
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS.length} className="bg-tint font-medium">
          {SOURCE_NAMES[source]}
        </th>
      </tr>
      {rows.map(toTableRow)}
    </tbody>
  );
}

const toTableRow = ({ field, label, value, status, receipt }: SourceRow) => {
  // What people put right was read from no file.
  const isRead = receipt.source !== 'staff';
  const words = longStatus(status, receipt.source);
  return (
    <tr key={field}>
      <th scope="row" className="font-normal">
        {label}
      </th>
      <td className="max-w-60 [overflow-wrap:anywhere]">{value}</td>
      <td>{status === 'imputed' ? <Badge tone="amber">{words}</Badge> : words}</td>
      <td className="max-w-60 [overflow-wrap:anywhere]">{isRead && tableWords(receipt)}</td>
      <td>{receipt.period}</td>
      <td>{isRead && collectionWords(receipt)}</td>
      <td>{isRead && receipt.release}</td>
      <td>{importWords(receipt)}</td>
    </tr>
  );
};

function Sources({ flags }: { flags: CollegeDetail['college']['dataSourceFlags'] }) {
  const loaded = Object.entries(flags) as [keyof typeof flags, NonNullable<(typeof flags)[keyof typeof flags]>][];
  return (
    <ul className="mt-3 grid max-w-text gap-1 text-sm text-muted">
      {loaded.map(([source, { year, release, at }]) => {
        const day = shortDay(at);
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
