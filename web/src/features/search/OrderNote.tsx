import type { SearchQuery } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ignorePlace } from './private/PrivateValues.tsx';
import { defaultOrderOf } from './sort-options.ts';

/** What the suggested order means. Other orders have their name in the select. */
export function OrderNote({ query }: { query: SearchQuery }) {
  const { sort, home } = query;
  if ((sort?.key ?? defaultOrderOf(query)) !== 'suggested') return null;
  return (
    <p className="w-full text-sm text-muted">
      {home === undefined ? (
        'Suggested: the highest overall scores first. Small colleges and those that report little come later. '
      ) : (
        <>
          Suggested: near {home} first.{' '}
          <button type="button" onClick={ignorePlace} className="text-primary underline underline-offset-3">
            Show without my place
          </button>
          {' · '}
        </>
      )}
      <TextLink to="/personal-rankings-explained">How we order</TextLink>
    </p>
  );
}
