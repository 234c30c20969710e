import { useLocation } from 'react-router-dom';
import { CollegeCounts } from '../../../entities/roommates/CollegeCounts.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BROWSE_PATH } from './browse-url.ts';

const WHAT = [
  'People at your college, those whose habits fit yours best first. You see why in plain words.',
  'Only members with a profile at the same college see each other. Visitors and search engines never see the list.',
  'Instagram and other names stay hidden until both of you accept a request.',
];

/** What the list is, how many people there are, and how to see them. For visitors. */
export function BrowseIntroduction() {
  const { search } = useLocation();
  // The server knows no filters, because they are for the browser alone.
  const returnUrl = encodeURIComponent(BROWSE_PATH + (useIsHydrated() ? search : ''));
  return (
    <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="max-w-text">
        <p className="text-lg text-muted">Find a person to share a room with, by how you both live.</p>
        <CheckList items={WHAT} className="mt-5" />
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink to={`/auth?returnUrl=${returnUrl}`}>Log in to see the list</ButtonLink>
          <TextLink to="/roommates/quiz" className="inline-flex min-h-10 items-center">
            Take the quiz without an account
          </TextLink>
        </div>
      </div>
      <CollegeCounts />
    </div>
  );
}
