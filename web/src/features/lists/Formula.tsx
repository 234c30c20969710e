import { MAX_WEIGHT, type Weights } from '../../api/domain.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ignoredText, weightsText } from './list-words.ts';

const EXPLAINED = '/personal-rankings-explained';

/** What the order is made of, in a line, with the way to an order of one's own. */
export function Formula({ weights, ownHref }: { weights: Weights; ownHref: string }) {
  return (
    <div className="mt-6 max-w-text rounded-card border border-line bg-card p-4 text-sm sm:p-5">
      <p>
        <strong className="font-semibold">How this list is ranked.</strong> A score from 0 to 100 weighs {weightsText(weights)}, each out of{' '}
        {MAX_WEIGHT}. {ignoredText(weights)} <TextLink to={EXPLAINED}>How the score works</TextLink>
      </p>
      <p className="mt-2">
        What matters to you may differ. <TextLink to={ownHref}>Make it yours</TextLink>
      </p>
      <p className="mt-2 text-muted">
        Graduation rates of two-year and four-year colleges do not compare: the programs differ in length, and many students of two-year
        colleges move on before they finish. Each rate says which it is.
      </p>
    </div>
  );
}
