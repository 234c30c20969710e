import { Suspense } from 'react';
import type { MajorWhere } from '../../api/domain/majors.ts';
import { MoreDetails } from '../../ui/MoreDetails.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { majorHref } from './major-address.ts';
import { mapChunk } from './major-chunks.ts';
import { StateLinks } from './StateLinks.tsx';

/** The states with a college that offers the major, as a map and a folded list. */
export function MajorStates({ major: { slug, states } }: { major: MajorWhere }) {
  if (states.length === 0) return null;
  const byName = [...states].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <section aria-labelledby="by-state">
      <h2 id="by-state" className="mt-10 text-2xl">
        By state
      </h2>
      <Suspense fallback={<Skeleton className="mt-8 aspect-[195/122] w-full" />}>
        <mapChunk.Component
          places={byName.map(({ code, name, colleges }) => ({ code, name, count: colleges }))}
          hrefOf={(state) => majorHref({ slug, state })}
        />
      </Suspense>
      <MoreDetails label="The states as a list">
        <StateLinks slug={slug} states={byName} />
      </MoreDetails>
    </section>
  );
}
