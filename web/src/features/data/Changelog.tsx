import { countText, type LoadedData } from '../../api/domain/colleges.ts';
import { shortDay } from '../../lib/format.ts';
import { reasonText } from './data-text.ts';

/** The newest data versions with their reasons. */
export function Changelog({ versions }: Pick<LoadedData, 'versions'>) {
  return (
    <>
      <p>Each import that changes the data makes a new data version. The page of a college lists its own changes.</p>
      <div>
        <ol className="bare divide-y divide-line border-y border-line text-sm">
          {versions.map(({ version, at, reason, changed }) => (
            <li key={version} className="grid gap-x-4 py-2.5 sm:grid-cols-[7rem_1fr_auto]">
              <time dateTime={at} className="figure text-muted">
                {shortDay(at)}
              </time>
              <span>
                {reasonText(reason)}
                {changed !== null && <>: {changed === 1 ? '1 college' : `${countText(changed)} colleges`} changed</>}
              </span>
              <span className="figure text-xs text-muted">{version}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
