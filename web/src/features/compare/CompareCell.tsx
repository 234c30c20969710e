import { Check } from 'lucide-react';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { CompareOptions } from './compare-url.ts';
import type { Cell } from './text-rows.ts';

interface Props {
  cell: Cell;
  options: CompareOptions;
  isYearShown: boolean;
  /** The hint of the last column opens to the left, so that the table does not cut it off. */
  isLast: boolean;
}

/** One value of a comparison, with what it is or why it is missing. */
export function CompareCell({ cell, options, isYearShown, isLast }: Props) {
  const { note, when, isEstimated } = cell;
  const best = options.best ? cell.best : undefined;
  return (
    <td className={`border-b border-line p-2 md:p-3 print:p-1 ${best === undefined ? 'bg-card' : 'bg-tint'}`}>
      <CellValue cell={cell} isLast={isLast} />
      {note !== undefined && <Note>{note}</Note>}
      {best !== undefined && (
        <span className="flex items-center gap-1 text-xs font-medium text-primary">
          <Check aria-hidden="true" className="size-3.5 shrink-0" />
          {best}
        </span>
      )}
      {isYearShown && when !== undefined && <Note>{when}</Note>}
      {isEstimated && <Note>estimated by NCES</Note>}
    </td>
  );
}

const CellValue = ({ cell: { text, isMissing, hint }, isLast }: Pick<Props, 'cell' | 'isLast'>) => (
  <span className={isMissing ? 'text-muted' : 'figure font-medium'}>
    {hint === undefined ? (
      text
    ) : (
      <Tooltip hint={hint} place={isLast ? 'right-0 w-40' : 'left-0 w-40'}>
        {text}
      </Tooltip>
    )}
  </span>
);

const Note = ({ children }: { children: string }) => <span className="figure block text-xs text-muted hyphens-auto">{children}</span>;
