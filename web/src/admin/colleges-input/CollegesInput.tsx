import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import { CollegeSearch } from './CollegeSearch.tsx';
import { errorText } from './error-text.ts';

interface Props {
  /** A field with UNITIDs. */
  source: string;
  /** The field of the record with the names, in the same order. */
  nameSource: string;
  label: string;
  hint: string;
  isReadOnly: boolean;
}

const NONE: readonly number[] = [];
const atLeastOne = (unitIds: unknown) => (Array.isArray(unitIds) && unitIds.length > 0 ? undefined : 'Choose a college');

/** Colleges in an order, chosen by their names. */
export function CollegesInput({ source, nameSource, label, hint, isReadOnly }: Props) {
  const heading = useId();
  const record = useRecordContext();
  const { field, fieldState } = useInput<readonly number[]>({ source, defaultValue: NONE, validate: atLeastOne });
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<number, string>>(new Map());
  const unitIds = (field.value ?? NONE) as readonly number[];
  const stored = storedNames(record, source, nameSource);
  const nameOf = (unitId: number) => chosenNames.get(unitId) ?? stored.get(unitId) ?? `UNITID ${unitId}`;
  const without = (unitId: number) => unitIds.filter((one) => one !== unitId);
  const error = errorText(fieldState.error);

  return (
    <Box role="group" aria-labelledby={heading} sx={{ my: 1, width: '100%' }}>
      <Typography id={heading} variant="subtitle2" component="p">
        {label}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, maxHeight: 320, overflowY: 'auto' }}>
        {unitIds.map((unitId, index) => (
          <li key={unitId}>
            {nameOf(unitId)}
            {!isReadOnly && index > 0 && (
              <Button size="small" aria-label={`Put ${nameOf(unitId)} first`} onClick={() => field.onChange([unitId, ...without(unitId)])}>
                Put first
              </Button>
            )}
            {!isReadOnly && (
              <Button size="small" aria-label={`Remove ${nameOf(unitId)}`} onClick={() => field.onChange(without(unitId))}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </Box>
      {!isReadOnly && (
        <CollegeSearch
          // A new field after each choice, so that the next college can be typed at once.
          key={unitIds.length}
          id={`${heading}-search`}
          label="Add a college"
          chosen={null}
          onChoose={(choice) => {
            if (!choice || unitIds.includes(choice.unitId)) return;
            setChosenNames(new Map([...chosenNames, [choice.unitId, choice.name]]));
            field.onChange([...unitIds, choice.unitId]);
          }}
          onBlur={field.onBlur}
          isReadOnly={false}
          error={error}
          hint={hint}
        />
      )}
      {isReadOnly && error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

function storedNames(record: Record<string, unknown> | undefined, source: string, nameSource: string): Map<number, string> {
  const unitIds = (record?.[source] ?? NONE) as readonly number[];
  const names = (record?.[nameSource] ?? []) as readonly (string | null)[];
  return new Map(unitIds.flatMap((unitId, index): [number, string][] => (names[index] ? [[unitId, names[index]]] : [])));
}
