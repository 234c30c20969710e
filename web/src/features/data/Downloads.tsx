import { useQuery } from '@tanstack/react-query';
import type { LoadedData } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { sizeText } from './data-text.ts';
import { filesQuery } from './data.queries.ts';
import { FileList } from './FileList.tsx';
import { ParquetFiles } from './ParquetFiles.tsx';

/** The files, and the values that are not in them. The browser asks for their sizes. */
export function Downloads({ loaded: { files, packagePath, keptBack } }: { loaded: LoadedData }) {
  const { api } = useSite();
  const { data: made } = useQuery(filesQuery(api));
  const sizes = new Map(
    made?.files.map(({ name, bytes, zippedBytes }) => [name, `${sizeText(bytes)}, ${sizeText(zippedBytes)} compressed`]),
  );
  return (
    <>
      <div>
        <FileList files={files.map((file) => ({ ...file, size: sizes.get(file.name) }))} />
      </div>
      <p>
        Columns, types, hashes and the license are listed in{' '}
        <TextLink to={packagePath} data-reload="">
          datapackage.json
        </TextLink>
        , a Frictionless data package that R and Python can read. For single queries, use the <TextLink to="/api/docs">API</TextLink>, which
        also returns CSV.
      </p>
      <p>
        The federal sources are works of the United States Government and in the public domain. You can use the files for any purpose.{' '}
        {keptBack}
      </p>
      <ParquetFiles />
    </>
  );
}
