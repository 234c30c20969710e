import { LAST_ACTIVE_LABELS, type RoommateView } from '../../../api/domain/roommates.ts';
import { lookingWords } from '../../../entities/roommates/roommate-words.ts';
import { Chips } from './Chips.tsx';

/** What a person looks for and writes about themselves. */
export function AboutPerson({ view }: { view: Exclude<RoommateView, { view: 'redacted' }> }) {
  const wishes = lookingWords(view);
  return (
    <section aria-labelledby="about" className="grid gap-5" data-print="hide">
      <h2 id="about" className="text-2xl">
        About {view.firstName}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-card p-5 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Looking for</dt>
        <dd>{wishes.join(' · ') || 'Not stated'}</dd>
        <dt className="text-muted">Activity</dt>
        <dd>{LAST_ACTIVE_LABELS[view.lastActive]}</dd>
      </dl>
      {view.bio !== '' && <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{view.bio}</p>}
      <Chips title="Traits" words={view.traits} />
      <Chips title="Interests" words={view.interests} />
    </section>
  );
}
