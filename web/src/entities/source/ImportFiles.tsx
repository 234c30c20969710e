import type { ImportFacts } from '../../api/domain/colleges.ts';
import { LateDetails } from '../../ui/LateDetails.tsx';
import { fileOriginLines } from './source-words.ts';

/** The files of some imports with their hashes, and how they were obtained and matched. Empty without files. Needs scripts. */
export function ImportFiles({ imports }: { imports: readonly ImportFacts[] }) {
  const withFiles = imports.filter(({ files }) => files.length > 0);
  if (withFiles.length === 0) return null;
  const count = withFiles.reduce((total, { files }) => total + files.length, 0);
  return (
    <LateDetails label={count === 1 ? 'The file and its origin' : `The ${count} files and their origin`}>
      <ul className="bare mt-1 grid gap-3 text-sm">
        {withFiles.map((facts) => (
          <li key={facts.runId}>
            <p className="text-ink">
              {[`${facts.year}, run ${facts.runId}`, ...fileOriginLines(facts).map((line) => line.join(': '))].join('. ')}
            </p>
            <ul className="bare mt-1 grid gap-1 text-xs">
              {facts.files.map(({ file, sha256 }) => (
                <li key={file} className="[overflow-wrap:anywhere]">
                  {`${file}, SHA-256 `}
                  <code>{sha256}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </LateDetails>
  );
}
