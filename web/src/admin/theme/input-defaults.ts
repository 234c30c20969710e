import type { RaThemeOptions } from 'react-admin';

const INPUTS = [
  'RaArrayInput',
  'RaAutocompleteInput',
  'RaBooleanInput',
  'RaCheckboxGroupInput',
  'RaDatagridInput',
  'RaDateInput',
  'RaDateTimeInput',
  'RaFileInput',
  'RaImageInput',
  'RaLoadingInput',
  'RaNullableBooleanInput',
  'RaNumberInput',
  'RaPasswordInput',
  'RaRadioButtonGroupInput',
  'RaSearchInput',
  'RaSelectArrayInput',
  'RaSelectInput',
  'RaTextArrayInput',
  'RaTextInput',
  'RaTimeInput',
];

/** Without a helper text react-admin writes a placeholder as HTML, which the policy (Trusted Types) refuses, and the page fails. */
export const INPUT_DEFAULTS = Object.fromEntries(
  INPUTS.map((name) => [name, { defaultProps: { helperText: false } }]),
) as RaThemeOptions['components'];
