import { ChevronRight } from 'lucide-react';
import { SIZE_BAND_LABELS, type SizeBand } from '../../api/domain/colleges.ts';
import { PRODUCT } from '../../api/domain/shared.ts';
import { ButtonLink } from '../../ui/Button.tsx';

const BANDS: readonly SizeBand[] = ['small', 'medium', 'large'];

/** The first question of the questionnaire. An answer opens step 2. */
export function QuickQuiz() {
  return (
    <section aria-labelledby="quiz" className="page pt-14">
      <div className="grid items-center gap-8 rounded-card border border-line bg-tint p-6 md:grid-cols-2 md:p-10">
        <div>
          <h2 id="quiz" className="text-2xl">
            How big should your college be?
          </h2>
          <p className="mt-3 max-w-prose text-muted">Choose one to start. A few more questions follow. You can skip any of them.</p>
          <ButtonLink to={`/${PRODUCT.slug}`} variant="secondary" className="mt-6">
            Take Full Assessment
          </ButtonLink>
          <p className="mt-3 text-sm text-muted">Takes less than 2 minutes • Free to use</p>
        </div>
        <ul className="grid gap-3">
          {BANDS.map((band) => (
            <li key={band}>
              <a
                href={`/${PRODUCT.slug}?step=2&size=${band}`}
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-edge bg-card px-5 py-3 font-medium text-ink no-underline transition-colors duration-150 hover:border-primary hover:text-primary"
              >
                {SIZE_BAND_LABELS[band]}
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
