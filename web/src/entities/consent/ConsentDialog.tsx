import { useState } from 'react';
import { PRODUCT } from '../../api/domain/shared.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { chooseConsent } from './choose.ts';
import { hasGpc, readConsent, resetConsent } from './store.ts';
import { GPC_CATEGORIES, OPTIONAL_CATEGORIES, type OptionalCategory } from './record.ts';
import { toast } from '../../lib/toast.ts';
import { CATEGORY_WORDS, CHANGE_ANYTIME, GPC_IS_ON } from './consent-words.ts';

const ALL_OFF = { analytics: false, functional: false, marketing: false };

/** The choice for each of the four categories. Closing without saving changes nothing. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const [wanted, setWanted] = useState<Record<OptionalCategory, boolean>>(() => readConsent()?.categories ?? ALL_OFF);
  const isGpc = hasGpc();
  const save = () => {
    chooseConsent('custom', wanted);
    onClose();
    toast({ title: 'Cookie preferences saved' });
  };
  const reset = () => {
    resetConsent();
    onClose();
    toast({ title: 'Cookie preferences reset', description: 'No optional category is allowed until you choose again.' });
  };
  return (
    <Dialog
      title="Cookie preferences"
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
          <Button onClick={save}>Save</Button>
        </div>
      }
    >
      <p className="pt-4 text-sm text-muted">
        What {PRODUCT.name} may store on this device and count. {CHANGE_ANYTIME}
      </p>
      {isGpc && <p className="mt-3 rounded-control bg-sky-tint px-3 py-2 text-sm">{GPC_IS_ON}</p>}
      <ul className="divide-y divide-line">
        <CategoryRow category="necessary" isOn isFixed />
        {OPTIONAL_CATEGORIES.map((category) => {
          const isFixed = isGpc && GPC_CATEGORIES.includes(category);
          const isOn = wanted[category] && !isFixed;
          return (
            <CategoryRow
              key={category}
              category={category}
              isOn={isOn}
              isFixed={isFixed}
              onChange={() => setWanted({ ...wanted, [category]: !isOn })}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  category: keyof typeof CATEGORY_WORDS;
  isOn: boolean;
  /** The visitor cannot change it. */
  isFixed: boolean;
  onChange?: () => void;
}

function CategoryRow({ category, isOn, isFixed, onChange }: RowProps) {
  const { name, text } = CATEGORY_WORDS[category];
  const id = `cookies-${category}`;
  return (
    <li className="flex gap-3 py-4">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        disabled={isFixed}
        onChange={onChange}
        aria-describedby={`${id}-text`}
        className="mt-1 size-5 shrink-0 accent-primary"
        {...(onChange === undefined && { readOnly: true })}
      />
      <div>
        <label htmlFor={id} className="block min-h-6 font-medium">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm text-muted">
          {text}
        </p>
      </div>
    </li>
  );
}
