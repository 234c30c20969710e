import { Download } from 'lucide-react';
import type { LoadedData } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { sizeText } from './data-text.ts';

/** The files with their sizes, and the values that are not in them. */
export function Downloads({ loaded: { files, packagePath, keptBack } }: { loaded: LoadedData }) {
  return (
    <>
      <div>
        <ul className="bare grid gap-3 sm:grid-cols-2">
          {files.map(({ name, path, words, bytes, zippedBytes }) => (
            <li key={name} className="flex flex-col rounded-card border border-line bg-card p-4">
              <TextLink to={path} download={name} className="inline-flex min-h-8 items-center gap-2 self-start font-semibold">
                <Download aria-hidden="true" className="size-4 shrink-0" />
                {name}
              </TextLink>
              <p className="mt-1 text-sm">{words}</p>
              <p className="figure mt-auto pt-2 text-xs text-muted">
                {sizeText(bytes)}, {sizeText(zippedBytes)} compressed
              </p>
            </li>
          ))}
        </ul>
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
    </>
  );
}
