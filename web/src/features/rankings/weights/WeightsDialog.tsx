import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
import type { RailProps } from './rail.ts';
import { RankingRail } from './RankingRail.tsx';

/** Weights and filters over the whole screen; at their foot who is first with them. */
export function WeightsDialog({ onClose, ...rail }: RailProps & { onClose: () => void }) {
  const { ranking } = rail;
  const first = ranking?.page === 1 ? ranking.items[0] : undefined;
  return (
    <Dialog
      title="Weights and filters"
      onClose={onClose}
      footer={
        <>
          {first && (
            <p className="mb-3 truncate text-sm">
              Now first: <strong className="font-semibold">{first.college.name}</strong>
            </p>
          )}
          <Button className="w-full" onClick={onClose}>
            {ranking === undefined ? 'Show the ranking' : `Show ${collegesText(ranking.ranked + ranking.unranked)}`}
          </Button>
        </>
      }
    >
      <div className="py-4">
        <RankingRail {...rail} />
      </div>
    </Dialog>
  );
}
