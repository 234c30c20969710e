import { SELF_CHOSEN_TYPES, type SelfChosenType } from '../../../api/domain/accounts.ts';

const LABELS: Record<SelfChosenType, string> = { student: 'Student', parent: 'Parent', counselor: 'Counselor' };

export function AccountTypeField() {
  return (
    <fieldset>
      <legend className="text-sm font-medium">I am a</legend>
      <div className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {SELF_CHOSEN_TYPES.map((type) => (
          <label key={type} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input type="radio" name="accountType" value={type} defaultChecked={type === 'student'} className="size-4 accent-primary" />
            {LABELS[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
