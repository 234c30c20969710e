import type { RoommatePage } from '../../../api/domain/roommates.ts';
import type { BrowseQuery } from '../../../entities/roommates/roommates.queries.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { browseHref, changed, cleared, filterCount } from './browse-url.ts';
import { RoommateCard } from './RoommateCard.tsx';

/** The cards of a page, or why there are none. */
export function ListResults({ list, query }: { list: RoommatePage; query: BrowseQuery }) {
  if (list.items.length === 0) return <NoPeople list={list} query={query} />;
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="sr-only">
        People
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((card) => (
          <li key={card.id} className="min-w-0">
            <RoommateCard card={card} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Pagination
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => browseHref({ ...changed(query, {}), ...(page > 1 && { page }) })}
        />
      </div>
    </section>
  );
}

function NoPeople({ list: { all, total, page }, query }: { list: RoommatePage; query: BrowseQuery }) {
  if (all === 0) {
    return (
      <EmptyState title="You are the first here">
        <p>No other person at your college has a profile that you can see. We show new ones here. Share the page with people you know.</p>
        <ShareButton
          path="/roommates"
          label="Copy the link to the roommate finder"
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-4 py-2 font-medium text-ink hover:border-primary hover:text-primary"
        />
      </EmptyState>
    );
  }
  if (total > 0 && page > 1) {
    return (
      <EmptyState title="This page has no people">
        <TextLink to={browseHref(changed(query, {}))}>Go to the first page</TextLink>
      </EmptyState>
    );
  }
  if (filterCount(query) > 0) {
    return (
      <EmptyState title="No one fits these filters">
        <TextLink to={browseHref(cleared(query))}>Remove all filters</TextLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No one is left in your list">
      <p>Each of the others has a deal-breaker, or you marked them as “Not for me”.</p>
    </EmptyState>
  );
}
