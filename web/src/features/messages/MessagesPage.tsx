import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { TickedList } from '../../ui/CheckList.tsx';

const PLANS = [
  'Write to students who are looking for a roommate at your college, once you have confirmed your email address.',
  'A first message is a request: nobody gets a second one from you before they answer.',
  'Block or report anybody, from every conversation.',
];

/** There is nobody to write to before there are roommate profiles; says so, and what comes. */
export function MessagesPage() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Messages" description="Messages between students: what is coming." canonicalPath="/messages" isUnlisted />
      <div className="mx-auto max-w-xl">
        <Badge tone="amber">Not open yet</Badge>
        <h1 className="mt-4 text-3xl">Messages</h1>
        <p className="mt-4 text-lg text-muted">
          Messages open together with the roommate finder. Until then nobody can write to you here, and you have none.
        </p>
        <div className="mt-8 rounded-card border border-line bg-card p-6">
          <h2 className="text-xl">What is planned</h2>
          <TickedList className="mt-4" items={PLANS} />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/discover">Find colleges</ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            Go to your profile
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
