import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFoundColleges, type CollegeChoice } from './use-found-colleges.ts';

interface Props {
  id: string;
  label: string;
  /** The college that is chosen; null: none. */
  chosen: CollegeChoice | null;
  onChoose: (choice: CollegeChoice | null) => void;
  onBlur: () => void;
  isReadOnly: boolean;
  isRequired?: boolean;
  error?: string | undefined;
  hint?: string;
}

/** Finds a college by its name. The arrow keys move through the colleges, and Enter takes one. */
export function CollegeSearch({ id, label, chosen, onChoose, onBlur, isReadOnly, isRequired = false, error, hint }: Props) {
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '' && typed !== chosen?.name;
  const { found, isLoading } = useFoundColleges(isSearch ? typed : '');
  return (
    <Autocomplete<CollegeChoice>
      id={id}
      value={chosen}
      options={chosen && !isSearch ? [chosen] : [...found]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ unitId }) => unitId}
      isOptionEqualToValue={(one, other) => one.unitId === other.unitId}
      filterOptions={(options) => options}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, choice) => onChoose(choice)}
      loading={isSearch && isLoading}
      noOptionsText={isSearch ? 'No college has this name' : 'Type a part of the name'}
      autoHighlight
      readOnly={isReadOnly}
      fullWidth
      onBlur={onBlur}
      renderOption={({ key, ...props }, { name, place, unitId }) => (
        <li key={key} {...props}>
          {name} · {place} · {unitId}
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} required={isRequired} margin="dense" error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}
