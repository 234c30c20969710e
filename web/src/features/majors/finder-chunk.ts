import { hydratedChunk } from '../../lib/hydrated-chunk.ts';
import { PlainFinder, type FinderProps } from './PlainFinder.tsx';

/** If the chunk cannot be loaded, the form still sends the text. */
export const finderChunk = hydratedChunk<FinderProps>(
  () =>
    import('./MajorFinder.tsx').then(
      ({ MajorFinder }) => MajorFinder,
      () => PlainFinder,
    ),
  { isPatient: true },
);
