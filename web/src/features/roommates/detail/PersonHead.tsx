import type { ReactNode } from 'react';
import type { RoommateView } from '../../../api/domain/roommates.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { confirmedWords } from '../../../entities/roommates/own/proof-words.ts';
import { personLine } from '../../../entities/roommates/roommate-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Name, picture, year, major and college. */
export function PersonHead({ view, children }: { view: RoommateView; children?: ReactNode }) {
  return (
    <header className="flex items-start gap-4 md:gap-6">
      <PersonAvatar name={view.firstName} picture={view.view === 'redacted' ? null : view.picture} className="size-16 md:size-24" />
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{view.firstName}</h1>
        <p className="mt-1 text-lg [overflow-wrap:anywhere]">{personLine(view)}</p>
        <p className="text-muted">
          <TextLink to={`/colleges/${view.college.slug}`}>{view.college.name}</TextLink>
        </p>
        {view.view !== 'redacted' && <p className="text-sm text-muted">{confirmedWords(view.confirmedDomain)}</p>}
        {children}
      </div>
    </header>
  );
}
