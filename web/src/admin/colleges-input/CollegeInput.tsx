import { useState } from 'react';
import { useInput, useRecordContext } from 'react-admin';
import { CollegeSearch } from './CollegeSearch.tsx';
import { errorText } from './error-text.ts';
import type { CollegeChoice } from './use-found-colleges.ts';

interface Props {
  /** A field with a UNITID. */
  source: string;
  /** The field of the record with the name of the college. */
  nameSource: string;
  label: string;
  isReadOnly: boolean;
  isRequired?: boolean;
}

/** One college, chosen by its name. */
export function CollegeInput({ source, nameSource, label, isReadOnly, isRequired = false }: Props) {
  const record = useRecordContext();
  const validate = isRequired ? (value: unknown) => (value ? undefined : 'Choose a college') : [];
  const { field, fieldState, id } = useInput<number | null>({ source, defaultValue: null, validate });
  const [chosen, setChosen] = useState<CollegeChoice>();
  const unitId = field.value as number | null;
  const stored = record && record[source] === unitId ? (record[nameSource] as string | null | undefined) : undefined;
  const name = chosen?.unitId === unitId ? chosen.name : stored;
  return (
    <CollegeSearch
      id={id}
      label={label}
      chosen={unitId ? { unitId, name: name ?? `UNITID ${unitId}`, place: '' } : null}
      onChoose={(choice) => {
        setChosen(choice ?? undefined);
        field.onChange(choice?.unitId ?? null);
      }}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      error={errorText(fieldState.error)}
    />
  );
}
