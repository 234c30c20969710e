import { useLocation } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { NextSteps } from '../../ui/page/NextSteps.tsx';
import { upcomingOf, type UpcomingKey } from './upcoming.ts';

/** A page for a feature that is not open yet, with its plans and other things to do. */
export function UpcomingPage({ name }: { name: UpcomingKey }) {
  const { pathname } = useLocation();
  const { title, text, plans, today } = upcomingOf(name);
  return (
    <section className="page py-12 md:py-16">
      <PageHead title={title} description={`${title}: ${text}`} canonicalPath={pathname} isUnlisted />
      <div className="mx-auto max-w-xl">
        <Badge tone="amber">Not open yet</Badge>
        <h1 className="mt-4 text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>

        <div className="mt-8 rounded-card border border-line bg-card p-6">
          <h2 className="text-xl">What is planned</h2>
          <CheckList className="mt-4" items={plans} />
        </div>
        <NextSteps steps={today} />
      </div>
    </section>
  );
}
