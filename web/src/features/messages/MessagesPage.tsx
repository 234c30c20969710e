import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { CheckList } from '../../ui/CheckList.tsx';

const PLANS = [
  'Message students who are looking for a roommate at your college, after you confirm your email address.',
  'Send one first message as a request. You can send more after a reply.',
  'Block or report a person from any conversation.',
];

/** Placeholder until messages open together with roommate profiles. */
export function MessagesPage() {
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Messages" description="Messages between students are not open yet." canonicalPath="/messages" isUnlisted />
      <div className="mx-auto max-w-xl">
        <Badge tone="amber">Not open yet</Badge>
        <h1 className="mt-4 text-3xl">Messages</h1>
        <p className="mt-4 text-lg text-muted">
          Messages will open together with the roommate finder. Until then you cannot send or receive messages.
        </p>
        <div className="mt-8 rounded-card border border-line bg-card p-6">
          <h2 className="text-xl">What is planned</h2>
          <CheckList className="mt-4" items={PLANS} />
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
