import { LOOKING, LOOKING_LABELS, moveInTerms, ROOM_BUDGET_LABELS, ROOM_BUDGETS, termLabel } from '../../../api/domain/roommates.ts';
import { Select } from '../../../ui/form/Select.tsx';
import type { StepProps } from './draft.ts';

const NOT_STATED = { value: '', label: 'Not stated' };
const ROOMS = [NOT_STATED, ...LOOKING.map((value) => ({ value, label: LOOKING_LABELS[value] }))];
const BUDGETS = [NOT_STATED, ...ROOM_BUDGETS.map((value) => ({ value, label: ROOM_BUDGET_LABELS[value] }))];

/** Room, term and budget. All of them are optional. */
export function WishesStep({ draft, set }: StepProps) {
  const terms = moveInTerms(new Date());
  const isPast = draft.moveInTerm !== '' && !terms.some(({ value }) => value === draft.moveInTerm);
  const past = isPast ? [{ value: draft.moveInTerm, label: termLabel(draft.moveInTerm) }] : [];
  return (
    <>
      <Select label="Room" name="looking" options={ROOMS} value={draft.looking} onChange={({ target }) => set({ looking: target.value })} />
      <Select
        label="Move-in"
        name="moveInTerm"
        options={[NOT_STATED, ...past, ...terms]}
        value={draft.moveInTerm}
        onChange={({ target }) => set({ moveInTerm: target.value })}
      />
      <div>
        <Select
          label="Your share of the rent"
          name="budget"
          options={BUDGETS}
          value={draft.budget}
          onChange={({ target }) => set({ budget: target.value })}
        />
        <p className="mt-1 text-xs text-muted">Never pay a deposit before you have seen the room and the contract.</p>
      </div>
    </>
  );
}
