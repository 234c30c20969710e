import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countText } from '../../../api/domain/colleges.ts';
import { useSite } from '../../../api/site.ts';
import { roommateCountsQuery } from '../../../entities/roommates/roommates.queries.ts';

/**
 * How many students look for a roommate, and never a person. The page is rendered once for all visitors, so the browser asks for the
 * count of today, when the reader comes near.
 */
export function RoommatesHere({ collegeId }: { collegeId: number }) {
  const { block, isNear } = useIsNear();
  const { data } = useQuery({ ...roommateCountsQuery(useSite().api, collegeId), enabled: isNear });
  return (
    <p ref={block} role="status" className="mt-2 min-h-6 font-medium">
      {data && countWords(data.colleges[0]?.profiles)}
    </p>
  );
}

/** Without a number, fewer than 5 are counted: minors are not. */
const countWords = (profiles: number | null | undefined): string =>
  profiles ? `At least ${countText(profiles)} students look for a roommate here.` : 'Fewer than 5 profiles of adults are counted here.';

/** Before the block is in sight, in pixels. */
const NEAR = 400;

/** True from the moment at which the block is nearly in sight: most readers of the page do not get there. */
function useIsNear() {
  const block = useRef<HTMLParagraphElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!block.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${NEAR}px`,
    });
    observer.observe(block.current);
    return () => observer.disconnect();
  }, []);
  return { block, isNear };
}
