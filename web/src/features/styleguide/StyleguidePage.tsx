import { PageHead } from '../../entities/page/PageHead.tsx';
import { ContentChapters } from './ContentChapters.tsx';
import { ControlChapters } from './ControlChapters.tsx';
import { FormChapter } from './FormChapter.tsx';
import { ReceiptChapter } from './ReceiptChapter.tsx';
import { ScoreChapter } from './ScoreChapter.tsx';
import { TokenChapters } from './TokenChapters.tsx';

/** Every token and every component in every state, for those who build the site; there is no such page in the built one. */
export function Component() {
  return (
    <div className="page py-12">
      <PageHead title="Style guide" description="Every token and every component in every state." isUnlisted />
      <h1 className="text-3xl">Style guide</h1>
      <p className="mt-4 mb-10 max-w-xl text-muted">
        Hover, focus and press what you see: those states are real. The theme follows the switch at the foot of the page.
      </p>
      <TokenChapters />
      <ControlChapters />
      <FormChapter />
      <ContentChapters />
      <ScoreChapter />
      <ReceiptChapter />
    </div>
  );
}
