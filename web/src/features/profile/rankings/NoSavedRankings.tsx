import { PRODUCT } from '../../../api/domain.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';

/** Ways to the first ranking and the first matches. */
export function NothingSaved() {
  return (
    <div className="mt-4 rounded-card border border-line bg-card px-6 py-10 text-center">
      <h3 className="text-xl">Nothing saved yet</h3>
      <p className="mx-auto mt-3 max-w-prose text-muted">
        Rank colleges by what matters to you, or answer six questions and see which colleges fit. What you save there appears here, with its
        weights and answers.
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/rankings">Make a ranking</ButtonLink>
        <ButtonLink to={stepHref({}, 1)} variant="secondary">
          Find your matches
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-muted">
        Or read how <TextLink to="/personal-rankings-explained">personal rankings</TextLink> and{' '}
        <TextLink to={`/${PRODUCT.slug}/about`}>matches</TextLink> are made.
      </p>
    </div>
  );
}

/** The shape of what is on its way. */
export function SavedSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="mb-1 h-7 w-44" />
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-5">
          <Skeleton className="h-6 w-52 max-w-full" />
          <Skeleton className="h-4 w-full max-w-lg" />
          <Skeleton className="h-4 w-2/3 max-w-sm" />
          <div className="flex gap-2">
            <Skeleton className="h-9 w-24" />
            <Skeleton className="h-9 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
