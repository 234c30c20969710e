import { PageHead } from '../../components/PageHead.tsx';
import type { Upcoming } from './upcoming.ts';

/** A part of the product that has an address but is not open yet: says so, and what can be done today. */
export function UpcomingPage({ page }: { page: Upcoming }) {
  return (
    <section className="page py-12">
      <PageHead title={page.title} description={page.text} isUnlisted />
      <h1 className="text-3xl">{page.title}</h1>
      <p>{page.text}</p>
    </section>
  );
}
