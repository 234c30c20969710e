import { useLocation } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { TickedList } from '../../ui/CheckList.tsx';
import { WaysToday } from '../../ui/page/NextSteps.tsx';
import { upcomingOf, type UpcomingKey } from './upcoming.ts';

/** A part of the product that has an address but is not open yet: says so, what it will do, and what can be done today. */
export function UpcomingPage({ name }: { name: UpcomingKey }) {
  const { pathname } = useLocation();
  const { title, text, plans, today, canonicalPath = pathname } = upcomingOf(name);
  return (
    <section className="page py-12 md:py-16">
      <PageHead title={title} description={`${title}: ${text}`} canonicalPath={canonicalPath} isUnlisted />
      <div className="mx-auto max-w-xl">
        <Badge tone="amber">Not open yet</Badge>
        <h1 className="mt-4 text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>

        <div className="mt-8 rounded-card border border-line bg-card p-6">
          <h2 className="text-xl">What is planned</h2>
          <TickedList className="mt-4" items={plans} />
        </div>
        <WaysToday ways={today} />
      </div>
    </section>
  );
}
