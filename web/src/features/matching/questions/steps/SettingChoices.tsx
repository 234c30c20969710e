import { SETTINGS } from '../../../../api/domain/colleges.ts';
import { toggled } from '../../read-answers.ts';
import { ChoiceCard } from '../ChoiceCard.tsx';
import type { StepProps } from '../StepForm.tsx';
import { FurtherRequirement } from './FurtherRequirement.tsx';

/** The settings in a row that wraps. */
export function SettingChoices({ question, query, change }: StepProps) {
  const part = question.more?.find(({ answer }) => answer === 'settings');
  const { setting: chosen = [] } = query;
  if (part === undefined) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <fieldset>
        <legend className="mb-2 font-medium">{part.title}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {part.choices.map(({ value, label }) => (
            <ChoiceCard
              key={value}
              type="checkbox"
              isCompact
              name="setting"
              value={value}
              label={label}
              checked={chosen.some((one) => one === value)}
              onChange={() => change({ ...query, setting: SETTINGS.filter((one) => toggled<string>(chosen, value).includes(one)) })}
            />
          ))}
        </div>
      </fieldset>
      <FurtherRequirement
        must={part.must}
        label="Make the setting a requirement"
        isAnswered={chosen.length > 0}
        query={query}
        change={change}
      />
    </div>
  );
}
