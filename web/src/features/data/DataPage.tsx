import { useSuspenseQuery } from '@tanstack/react-query';
import { countText } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { StructuredData } from '../../entities/page/StructuredData.tsx';
import { TextPage } from '../../entities/page/TextPage.tsx';
import { dayText } from '../../lib/format.ts';
import { Changelog } from './Changelog.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { dictionaryQuery, loadedQuery } from './data.queries.ts';
import { datasetOf } from './dataset.ts';
import { Downloads } from './Downloads.tsx';
import { FieldList } from './FieldList.tsx';
import { LoadedSources } from './LoadedSources.tsx';

export const DATA_PATH = '/data';

/** The data itself: what is loaded, how complete it is, what each field means, and all of it as files. */
export function DataPage() {
  const { api, publicUrl } = useSite();
  const { data: dictionary } = useSuspenseQuery(dictionaryQuery(api));
  const { data: loaded } = useSuspenseQuery(loadedQuery(api));
  const count = countText(loaded.colleges);
  const description = `Figures of ${count} US colleges as open data: CSV and JSON files, sources with years and releases, coverage of every field, and what changed.`;
  return (
    <>
      <StructuredData value={datasetOf(loaded, description, publicUrl)} />
      <TextPage
        title="The data"
        description={description}
        canonicalPath={DATA_PATH}
        lead={
          <>
            <p>Every figure on this site, with its source, for you to take away. What is missing is said, and why.</p>
            <p className="mt-3 text-base">
              {count} open colleges. Data version <span className="whitespace-nowrap">{loaded.dataVersion}</span>
              {loaded.day !== null && <>, brought up to date on {dayText(loaded.day)}</>}.
            </p>
          </>
        }
        sections={[
          { id: 'downloads', title: 'Take it all', body: <Downloads loaded={loaded} /> },
          { id: 'sources', title: 'What is loaded', body: <LoadedSources sources={loaded.sources} /> },
          { id: 'coverage', title: 'How complete it is', body: <CoverageTable dictionary={dictionary} /> },
          { id: 'fields', title: 'What each field means', body: <FieldList fields={dictionary.fields} /> },
          { id: 'changes', title: 'What changed', body: <Changelog versions={loaded.versions} /> },
          { id: 'cite', title: 'How to cite it', body: <Cite text={loaded.citation} /> },
        ]}
      />
    </>
  );
}

function Cite({ text }: { text: string }) {
  return (
    <>
      <blockquote className="max-w-xl rounded-card border border-line bg-card p-4 text-sm">{text}</blockquote>
      <p>
        Please name the data version: figures are corrected, and another version may say something else. For a single figure, name its own
        source, which stands behind every number on a college’s page.
      </p>
    </>
  );
}
