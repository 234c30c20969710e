import { type CollegeDetail, countText, kindText, SIZE_BAND_LABELS, sizeBandOf, STATES, stateSlug } from '../../api/domain/colleges.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { Pennant } from '../../entities/college/Pennant.tsx';
import { SourceButton } from '../../entities/source/SourceButton.tsx';
import { ExternalLink, TextLink } from '../../ui/TextLink.tsx';
import { labelOf } from '../../entities/college/figure-words.ts';
import { localeWords } from '../../entities/college/locale-words.ts';
import { CollegeActions } from './CollegeActions.tsx';
import { StatusBanner } from './StatusBanner.tsx';

type College = CollegeDetail['college'];

export function CollegeHeader({ detail }: { detail: CollegeDetail }) {
  const { college, provenance, sameName, place, skyline } = detail;
  return (
    <header className="page pt-6 pb-8" data-print="dense">
      <Breadcrumb
        items={[
          { label: 'Colleges', to: '/discover' },
          { label: STATES[college.state], to: `/colleges/states/${stateSlug(college.state)}` },
          { label: college.name },
        ]}
      />
      <StatusBanner detail={detail} />
      <div className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 md:gap-x-6">
        <Picture college={college} />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">{college.name}</h1>
          <p className="mt-2 flex items-center gap-3 text-lg text-muted">
            <span>
              {college.location}, {STATES[college.state]}
            </span>
            {place && <PlacePicture place={place} />}
            {skyline !== null && <Skyline path={skyline} />}
          </p>
        </div>
        <div className="col-span-2 mt-3 min-w-0 md:col-span-1 md:col-start-2">
          <p className="figure">
            {summaryLine(college)}
            {'size' in provenance && (
              <>
                {' '}
                <SourceButton field="size" label={labelOf('size')} />
              </>
            )}
          </p>
          <Chips college={college} />
          {college.website !== null && (
            <p className="mt-4 text-sm">
              Website: <ExternalLink href={college.website}>{college.website.replace(/^https?:\/\/(www\.)?|\/+$/gi, '')}</ExternalLink>
            </p>
          )}
          <CollegeActions college={college} />
          {sameName.length > 0 && (
            <p className="mt-4 text-sm text-muted">
              Other colleges with this name:{' '}
              {sameName.map(({ slug, location, state }, index) => (
                <span key={slug}>
                  {index > 0 && ' · '}
                  <TextLink to={`/colleges/${slug}`}>
                    {location}, {state}
                  </TextLink>
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

function Picture({ college }: { college: College }) {
  const look = 'aspect-4/3 w-20 self-start rounded-card md:row-span-2 md:w-60';
  if (college.imageUrl === null) return <Pennant design={college.pennant} shape="banner" className={look} />;
  return <img src={college.imageUrl} alt="" width="400" height="300" className={`${look} object-cover`} />;
}

/** The college in its state. Decorative: the text beside it names the place. */
function PlacePicture({ place: { path, width, height, dot } }: { place: NonNullable<CollegeDetail['place']> }) {
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true" focusable="false" className="size-10 shrink-0 md:size-14">
      <path d={path} className="fill-tint stroke-edge" />
      <circle cx={dot[0]} cy={dot[1]} r="4" className="fill-primary" />
    </svg>
  );
}

/** Decorative: the line below names setting and size. */
function Skyline({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 60 24" aria-hidden="true" focusable="false" className="hidden h-7 shrink-0 md:block">
      <path d={path} className="fill-edge" />
    </svg>
  );
}

/** "Public, four-year · 26,012 undergraduates · Large (15,001+) · Small city" */
function summaryLine(college: College): string {
  const { size, locale } = college;
  const band = sizeBandOf(size);
  const parts = [
    kindText(college),
    size === null ? 'Undergraduates not reported' : `${countText(size)} undergraduates`,
    band && SIZE_BAND_LABELS[band],
    locale && localeWords(locale),
  ];
  return parts.filter((part) => part !== null).join('\u00a0· ');
}

function Chips({ college }: { college: College }) {
  const chips = [
    college.isHBCU && 'Historically Black (HBCU)',
    college.isTribal && 'Tribal college',
    college.isWomenOnly && "Women's college",
    college.isOnlineOnly && 'Online only',
    college.openAdmission === true && 'Open admission',
    college.religiousAffiliation,
  ].filter((chip): chip is string => typeof chip === 'string');
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Highlights" className="mt-3 flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip}>
          <Badge tone="primary">{chip}</Badge>
        </li>
      ))}
    </ul>
  );
}
