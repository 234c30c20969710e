import { useQuery } from '@tanstack/react-query';
import { type College, shownPriceOf, STATES } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FavoriteToggle } from '../../entities/favorites/FavoriteToggle.tsx';
import { FigureStat } from '../../entities/college/FigureValue.tsx';
import { Pennant } from '../../entities/college/Pennant.tsx';
import { Reveal } from '../../ui/page/Reveal.tsx';
import type { ShownKey } from '../../entities/college/figure-words.ts';
import { spotlightQuery } from './home.queries.ts';

/** The featured college, or a link to all colleges. */
export function Spotlight() {
  const { data: college } = useQuery(spotlightQuery(useSite().api));
  return (
    <section aria-labelledby="spotlight" className="page pt-14">
      <Reveal delayMs={300}>
        <h2 id="spotlight" className="text-2xl">
          In the spotlight
        </h2>
        {college ? <SpotlightCard college={college} /> : <NoSpotlight />}
      </Reveal>
    </section>
  );
}

function SpotlightCard({ college }: { college: College }) {
  const { name, slug, location, state, type, valueStatus, openAdmission } = college;
  const { value: price, basis } = shownPriceOf(college);
  const figure = (label: string, key: ShownKey, value: number | null) => {
    const status = (key === 'netPrice' ? undefined : valueStatus[key]) ?? (value === null ? 'not-reported' : 'reported');
    const what = key === 'netPrice' ? { basis } : { openAdmission };
    return <FigureStat label={label} size="large" figure={key} value={value} status={status} {...what} />;
  };
  return (
    <article className="mt-6 overflow-hidden rounded-card border border-line bg-card md:grid md:grid-cols-[18rem_1fr]">
      <Pennant design={college.pennant} shape="banner" className="h-40 w-full md:h-full" />
      <div className="p-6 md:p-8">
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-1 text-muted">
          {location}, {STATES[state]} · {type}
        </p>
        <dl className="mt-6 grid grid-cols-2 gap-5 lg:grid-cols-4">
          {figure('Net price', 'netPrice', price)}
          {figure('Acceptance rate', 'acceptanceRateNum', college.acceptanceRateNum)}
          {figure('Graduation rate', 'graduationRate', college.graduationRate)}
          {figure('Median earnings', 'medianEarnings', college.medianEarnings)}
        </dl>
        <p className="mt-4 text-xs text-muted">The college page shows the source and year of each number, and the national median.</p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink to={`/colleges/${slug}`}>
            Learn More<span className="sr-only"> about {name}</span>
          </ButtonLink>
          <FavoriteToggle college={college} look="button" />
        </div>
      </div>
    </article>
  );
}

function NoSpotlight() {
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-8">
      <p className="mb-5 text-muted">Thousands of colleges, with a source for every figure.</p>
      <ButtonLink to="/discover">Browse All Colleges</ButtonLink>
    </div>
  );
}
