import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { collegesText } from '../../../entities/page/colleges-text.ts';
import type { SidebarProps } from './sidebar-props.ts';
import { RankingSidebar } from './RankingSidebar.tsx';

/** Weights and filters in full screen, with the current first college in the footer. */
export function WeightsDialog({ onClose, ...rail }: SidebarProps & { onClose: () => void }) {
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
        <RankingSidebar {...rail} />
      </div>
    </Dialog>
  );
}
