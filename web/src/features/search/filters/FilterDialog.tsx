import { countText } from '../../../api/domain.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FilterRail } from './FilterRail.tsx';
import type { RailProps } from './rail.ts';

/** The filters over the whole screen; the button at their foot always says what they would show. */
export function FilterDialog({ onClose, ...rail }: RailProps & { onClose: () => void }) {
  const total = rail.outcome?.result.total;
  return (
    <Dialog
      title="Filters"
      onClose={onClose}
      footer={
        <Button className="w-full" onClick={onClose}>
          {total === undefined ? 'Show colleges' : `Show ${countText(total)} ${total === 1 ? 'college' : 'colleges'}`}
        </Button>
      }
    >
      <FilterRail {...rail} />
    </Dialog>
  );
}
