import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const INPUTS = [
  'Array',
  'Autocomplete',
  'Boolean',
  'CheckboxGroup',
  'Date',
  'DateTime',
  'NullableBoolean',
  'Number',
  'RadioButtonGroup',
  'SelectArray',
  'Select',
  'TextArray',
  'Text',
  'Time',
];

/** The theme of the panel with every input of react-admin read-only. */
function readOnly(theme: Theme): Theme {
  const components = theme.components as Record<string, { defaultProps?: object } | undefined> | undefined;
  const changed = INPUTS.map((name) => {
    const key = `Ra${name}Input`;
    const present = components?.[key];
    return [key, { ...present, defaultProps: { ...present?.defaultProps, readOnly: true } }] as const;
  });
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(changed) } };
}

const unchanged = (theme: Theme): Theme => theme;

/** Makes all inputs of react-admin inside read-only. Own inputs ask `useCanWrite`. */
export function ReadOnlyInputs({ isReadOnly, children }: { isReadOnly: boolean; children: ReactNode }) {
  return <ThemeProvider theme={isReadOnly ? readOnly : unchanged}>{children}</ThemeProvider>;
}
