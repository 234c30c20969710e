import { BookOpenCheck, Compass, SlidersHorizontal } from 'lucide-react';
import { TextLink } from '../../ui/TextLink.tsx';

const FEATURES = [
  {
    title: 'College Discovery',
    text: 'Search and filter colleges by preferences, budget and academic profile.',
    Icon: Compass,
    link: { to: '/discover', label: 'Find colleges' },
  },
  {
    title: 'Match with colleges',
    text: 'Personalize your own rankings for free and get matched.',
    Icon: SlidersHorizontal,
    link: { to: '#rankings', label: 'Try your own ranking' },
  },
  {
    title: 'Student Marketplace',
    text: 'Top-rated services for test prep, financial services and more.',
    Icon: BookOpenCheck,
    link: { to: '/services', label: 'See all services' },
  },
] as const;

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-sunken">
      <div className="page py-14">
        <h2 id="features" className="text-2xl">
          One place for the whole decision
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-3">
          {FEATURES.map(({ title, text, Icon, link }) => (
            <li key={title} className="flex flex-col rounded-card border border-line bg-card p-6">
              <span className="inline-flex size-11 items-center justify-center rounded-card bg-tint text-primary">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="mt-2 mb-5 text-muted">{text}</p>
              <p className="mt-auto">
                <TextLink to={link.to}>{link.label}</TextLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
