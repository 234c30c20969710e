import { type CollegeDetail, countText, releaseText, SAT_MISSING_HINT } from '../../../api/domain/colleges.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LateDetails } from '../../../ui/LateDetails.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { collectionWords, longStatus, SOURCE_NAMES, tableWords, type Source } from '../../../entities/source/source-words.ts';
import { OtherNames } from './OtherNames.tsx';
import { importText, receiptsPath } from './FieldNote.tsx';
import { SourceOrigins } from './SourceOrigins.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { sourceRows, type SourceRow } from './source-rows.ts';

const COLUMNS = ['Field', 'Value', 'Status', 'Table and variable', 'Period', 'Read from', 'Release', 'Imported'];
const ORDER = Object.keys(SOURCE_NAMES) as Source[];

/** The table, variable, release and import of each value. */
export function SourcesSection({ detail }: { detail: CollegeDetail }) {
  const rows = sourceRows(detail);
  return (
    <FoldedSection id="sources" title="Where this data comes from" summary={summaryOf(detail, 'sources')}>
      <SourceOrigins detail={detail} />
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">The sources of these values are unknown.</p>
      ) : (
        <LateDetails label={`Every value with its source (${countText(rows.length)})`}>
          <SourceTable rows={rows} />
        </LateDetails>
      )}
      <OtherNames detail={detail} />
      <NoSource college={detail.college} />
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm" data-print="hide">
        <TextLink to={receiptsPath(detail)} data-reload download>
          Download these sources as CSV
        </TextLink>
        <TextLink to={`/api/colleges/${detail.college.id}/history?format=csv`} data-reload download>
          Download the history as CSV
        </TextLink>
        <TextLink to="/data">All data, with coverage and sources</TextLink>
      </p>
    </FoldedSection>
  );
}

/** Needs scripts; the CSV file has the same. */
function SourceTable({ rows }: { rows: SourceRow[] }) {
  return (
    <div
      role="region"
      aria-label="Sources, value by value"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
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
          <SourceGroup key={source} source={source} rows={rows.filter(({ provenance }) => provenance.source === source)} />
        ))}
      </table>
    </div>
  );
}

/** Nothing is left out without a word. */
function NoSource({ college: { description, imageUrl } }: Pick<CollegeDetail, 'college'>) {
  return (
    <div className="mt-3 max-w-text text-sm text-muted">
      {description === null && <p>Description: none. No federal source describes a college in words.</p>}
      {imageUrl === null && (
        <p>Picture: none. No federal source publishes pictures, so Alma draws the one above: the letters of a name and two colors.</p>
      )}
    </div>
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

/** Every NA has its explanation. */
const isNoSat = (field: string, value: string): boolean => field === 'avgSAT' && value === 'NA';

const toTableRow = ({ field, label, value, status, provenance }: SourceRow) => {
  // A correction by staff has no table or release.
  const isImported = provenance.source !== 'staff';
  const statusText = longStatus(status, provenance.source);
  return (
    <tr key={field}>
      <th scope="row" className="font-normal">
        {label}
      </th>
      <td className="max-w-60 [overflow-wrap:anywhere]">
        {isNoSat(field, value) ? (
          <Tooltip hint={SAT_MISSING_HINT} place="left-0 w-40">
            {value}
          </Tooltip>
        ) : (
          value
        )}
      </td>
      <td>{status === 'imputed' ? <Badge tone="amber">{statusText}</Badge> : statusText}</td>
      <td className="max-w-60 [overflow-wrap:anywhere]">{isImported && tableWords(provenance)}</td>
      <td>{provenance.period}</td>
      <td>{isImported && collectionWords(provenance)}</td>
      <td>{isImported && releaseText(provenance.release)}</td>
      <td>{importText(provenance)}</td>
    </tr>
  );
};
