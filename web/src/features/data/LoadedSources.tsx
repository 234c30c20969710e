import { countText, type LoadedData, releaseText } from '../../api/domain/colleges.ts';
import { ImportFiles } from '../../entities/source/ImportFiles.tsx';
import { ExternalLink } from '../../ui/TextLink.tsx';
import { shortDay } from '../../lib/format.ts';

type Source = LoadedData['sources'][number];

/** Each source with its publisher, license and loaded releases. */
export function LoadedSources({ sources }: Pick<LoadedData, 'sources'>) {
  if (sources.length === 0) return <p>Nothing has been imported yet.</p>;
  return (
    <div>
      <ul className="bare grid gap-4">
        {sources.map((source) => (
          <li key={source.source} className="rounded-card border border-line bg-card p-4">
            <SourceCard {...source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SourceCard({ name, publisher, address, licence, releases }: Source) {
  return (
    <>
      <h3 className="text-lg">{address === null ? name : <ExternalLink href={address}>{name}</ExternalLink>}</h3>
      <p className="mt-1 text-sm">{publisher}</p>
      <p className="text-xs text-muted">{licence}</p>
      <table className="figure mt-3 w-full text-left text-sm">
        <caption className="sr-only">Loaded releases of {name}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 pr-2 font-medium">
              Year and release
            </th>
            <th scope="col" className="py-1 pr-2 font-medium">
              Imported
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Values
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {releases.map(({ year, release, importedAt, values }) => (
            <tr key={`${year} ${release}`}>
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {year}, {releaseText(release)}
              </th>
              <td className="py-1.5 pr-2">{importedAt === null ? 'Initial load' : shortDay(importedAt)}</td>
              <td className="py-1.5 text-right">{countText(values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ImportFiles imports={releases.flatMap(({ imports }) => imports)} />
    </>
  );
}
