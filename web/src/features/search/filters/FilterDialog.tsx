import { countText } from '../../../api/domain/colleges.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterProps } from './filter-props.ts';

/** Full-screen filters. The button below them shows the number of results. */
export function FilterDialog({ onClose, ...filters }: FilterProps & { onClose: () => void }) {
  const total = filters.outcome?.result.total;
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
      <FilterPanel {...filters} />
    </Dialog>
  );
}
