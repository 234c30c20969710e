import type { LoadedData } from '../../api/domain/colleges.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { sizeText } from './data-text.ts';
import { FileList } from './FileList.tsx';
import { ParquetFiles } from './ParquetFiles.tsx';

/** The files with their sizes, and the values that are not in them. */
export function Downloads({ loaded: { files, packagePath, keptBack } }: { loaded: LoadedData }) {
  return (
    <>
      <div>
        <FileList
          files={files.map(({ bytes, zippedBytes, ...file }) => ({
            ...file,
            size: `${sizeText(bytes)}, ${sizeText(zippedBytes)} compressed`,
          }))}
        />
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
