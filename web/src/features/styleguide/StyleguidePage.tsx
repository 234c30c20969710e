import { PageHead } from '../../entities/page/PageHead.tsx';
import { ContentChapters } from './ContentChapters.tsx';
import { ControlChapters } from './ControlChapters.tsx';
import { FormChapter } from './FormChapter.tsx';
import { SourceChapter } from './SourceChapter.tsx';
import { ScoreChapter } from './ScoreChapter.tsx';
import { TokenChapters } from './TokenChapters.tsx';

/** Every token and every component in every state. Only in development, not in the built site. */
export function Component() {
  return (
    <div className="page py-12">
      <PageHead title="Style guide" description="Every token and every component in every state." isUnlisted />
      <h1 className="text-3xl">Style guide</h1>
      <p className="mt-4 mb-10 max-w-xl text-muted">
        Hover, focus and press the components to see those states. The theme switch is at the bottom of the page.
      </p>
      <TokenChapters />
      <ControlChapters />
      <FormChapter />
      <ContentChapters />
      <ScoreChapter />
      <SourceChapter />
    </div>
  );
}
