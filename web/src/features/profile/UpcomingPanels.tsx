import { Badge } from '../../ui/Badge.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { NextSteps, type NextStepList } from '../../ui/page/NextSteps.tsx';

export const RoommatePanel = () => (
  <UpcomingPanel
    title="Roommate profile"
    text="The roommate finder is not open yet. We do not ask for or store anything about how you live."
    plans={[
      'See your profile as others at your college see it, and show or hide it.',
      'Edit your answers to the roommate quiz.',
      'Pause or delete the profile at any time.',
    ]}
    today={[
      { to: '/roommates', label: 'About the roommate finder' },
      { to: '/profile?tab=favorites', label: 'See my colleges' },
    ]}
  />
);

interface Props {
  title: string;
  /** One sentence: what is not available yet. */
  text: string;
  /** Planned features, without dates. */
  plans: readonly string[];
  today: NextStepList;
}

/** A tab for a feature that is not open yet, with its plans and other things to do. */
function UpcomingPanel({ title, text, plans, today }: Props) {
  return (
    <div className="max-w-xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{title}</h2>
        <Badge tone="amber">Not open yet</Badge>
      </div>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-6">
        <h3 className="text-lg">What is planned</h3>
        <CheckList className="mt-3" items={plans} />
      </div>
      <NextSteps steps={today} heading="h3" />
    </div>
  );
}
