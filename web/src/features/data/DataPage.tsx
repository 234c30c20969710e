import { useSuspenseQuery } from '@tanstack/react-query';
import { countText, type LoadedData } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { TextPage } from '../../entities/page/TextPage.tsx';
import { dayText } from '../../lib/format.ts';
import { Changelog } from './Changelog.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { dictionaryQuery, loadedQuery } from './data.queries.ts';
import { datasetOf } from './structured-data.ts';
import { Downloads } from './Downloads.tsx';
import { FieldList } from './FieldList.tsx';
import { LoadedSources } from './LoadedSources.tsx';

export const DATA_PATH = '/data';

/** The page /data: sources, coverage, fields and files. */
export function DataPage() {
  const { api, publicUrl } = useSite();
  const { data: dictionary } = useSuspenseQuery(dictionaryQuery(api));
  const { data: loaded } = useSuspenseQuery(loadedQuery(api));
  const count = countText(loaded.colleges);
  const description = `Figures of ${count} US colleges as open data: CSV and JSON files, sources with years and releases, coverage of every field, and recent changes.`;
  return (
    <>
      <StructuredData value={datasetOf(loaded, description, publicUrl)} />
      <TextPage
        title="The data"
        description={description}
        canonicalPath={DATA_PATH}
        lead={
          <>
            <p>Download every figure on this site with its source. Missing values are marked with the reason.</p>
            <p className="mt-3 text-base">
              {count} open colleges. Data version <span className="whitespace-nowrap">{loaded.dataVersion}</span>
              {loaded.day !== null && <>, updated on {dayText(loaded.day)}</>}.
            </p>
          </>
        }
        sections={[
          { id: 'downloads', title: 'Download everything', body: <Downloads loaded={loaded} /> },
          { id: 'sources', title: 'Sources', body: <Sources sources={loaded.sources} /> },
          { id: 'coverage', title: 'Coverage', body: <CoverageTable dictionary={dictionary} /> },
          { id: 'fields', title: 'Fields', body: <FieldList fields={dictionary.fields} /> },
          { id: 'changes', title: 'Changes', body: <Changelog versions={loaded.versions} /> },
          { id: 'cite', title: 'Citation', body: <Cite text={loaded.citation} /> },
        ]}
      />
    </>
  );
}

/** The federal sources, and the file that Alma keeps itself. */
function Sources({ sources }: { sources: LoadedData['sources'] }) {
  return (
    <>
      <LoadedSources sources={sources} />
      <p className="mt-4">
        Nicknames such as “Bama” and groups such as the Ivy League come from a file that Alma keeps. No federal source has them. They find
        colleges in the search, and they are not part of the downloads. A college page names the reason for each one.
      </p>
    </>
  );
}

function Cite({ text }: { text: string }) {
  return (
    <>
      <blockquote className="max-w-xl rounded-card border border-line bg-card p-4 text-sm">{text}</blockquote>
      <p>
        Please cite the data version, because figures are corrected over time. For a single figure, cite its own source. Every number on a
        college page has a “Source” button.
      </p>
    </>
  );
}
