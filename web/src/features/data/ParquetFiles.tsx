import { useQuery } from '@tanstack/react-query';
import { countText } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { shortDay } from '../../lib/format.ts';
import { sizeText } from './data-text.ts';
import { parquetQuery } from './data.queries.ts';
import { FileList } from './FileList.tsx';

/**
 * The published tables as Parquet files. They change with a publication, not with the data version of the page, so the browser asks for
 * them. Nothing before the first publication.
 */
export function ParquetFiles() {
  const { api } = useSite();
  const { data: published } = useQuery(parquetQuery(api));
  if (!published) return null;
  return (
    <section aria-labelledby="parquet">
      <h3 id="parquet" className="font-semibold">
        Parquet files
      </h3>
      <p className="mt-1 mb-3">
        The tables for R, Python and DuckDB, with data version <span className="whitespace-nowrap">{published.dataVersion}</span>, published
        on {shortDay(published.at)}. They leave out the same values.
      </p>
      <FileList
        files={published.files.map(({ rows, bytes, ...file }) => ({ ...file, size: `${sizeText(bytes)}, ${countText(rows)} rows` }))}
      />
    </section>
  );
}
