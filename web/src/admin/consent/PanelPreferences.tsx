import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { chooseConsent } from '../../entities/consent/choose.ts';
import { CATEGORY_WORDS, GPC_IS_ON } from '../../entities/consent/consent-words.ts';
import { GPC_CATEGORIES, OPTIONAL_CATEGORIES, type OptionalCategory } from '../../entities/consent/record.ts';
import { hasGpc, readConsent, resetConsent } from '../../entities/consent/store.ts';

const ALL_OFF = { analytics: false, functional: false, marketing: false };

/** The choice for each of the four categories. Closing without saving changes nothing. */
export function PanelPreferences({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [wanted, setWanted] = useState<Record<OptionalCategory, boolean>>(() => readConsent()?.categories ?? ALL_OFF);
  const isGpc = hasGpc();
  const end = (change: () => void, words: string) => {
    change();
    onClose();
    notify(words);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="preferences" fullWidth maxWidth="sm">
      <DialogTitle id="preferences">Cookie preferences</DialogTitle>
      <DialogContent>
        <Typography variant="body2">
          The choice for the whole site. You can change it at any time in the menu of your account. {isGpc && GPC_IS_ON}
        </Typography>
        <CategoryRow category="necessary" isOn />
        {OPTIONAL_CATEGORIES.map((category) => {
          const isFixed = isGpc && GPC_CATEGORIES.includes(category);
          const isOn = wanted[category] && !isFixed;
          const toggle = { onChange: () => setWanted({ ...wanted, [category]: !isOn }) };
          return <CategoryRow key={category} category={category} isOn={isOn} {...(!isFixed && toggle)} />;
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => end(resetConsent, 'Cookie preferences reset')}>Reset</Button>
        <Button variant="contained" onClick={() => end(() => chooseConsent('custom', wanted), 'Cookie preferences saved')}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  category: keyof typeof CATEGORY_WORDS;
  isOn: boolean;
  /** Undefined: the person cannot change it. */
  onChange?: () => void;
}

function CategoryRow({ category, isOn, onChange }: RowProps) {
  const { name, text } = CATEGORY_WORDS[category];
  const id = `cookies-${category}-text`;
  const box = <Checkbox checked={isOn} onChange={onChange} slotProps={{ input: { 'aria-describedby': id } }} />;
  return (
    <div>
      <FormControlLabel label={name} disabled={onChange === undefined} control={box} />
      <Typography id={id} variant="body2" color="text.secondary" sx={{ pl: 4 }}>
        {text}
      </Typography>
    </div>
  );
}
