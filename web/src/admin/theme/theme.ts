import type { RaThemeOptions } from 'react-admin';
import { COLORS, type Mode } from './colors.ts';
import { INPUT_DEFAULTS } from './input-defaults.ts';

const DISPLAY = "'Fraunces', 'Fraunces fallback', Georgia, serif";
const SANS = "'Inter', 'Inter fallback', Arial, sans-serif";
const BAR_HEIGHT = 56;

/** The look of the site for Material UI, in one mode. */
export function themeOf(mode: Mode): RaThemeOptions {
  const colors = COLORS[mode];
  const focus = { outline: `2px solid ${colors.primary}`, outlineOffset: 2 };
  return {
    palette: {
      mode,
      primary: { main: colors.primary, dark: colors['primary-strong'], contrastText: colors['on-primary'] },
      secondary: { main: colors.primary, dark: colors['primary-strong'], contrastText: colors['on-primary'] },
      error: { main: colors.brick, contrastText: colors.card },
      warning: { main: colors.amber, contrastText: colors.card },
      info: { main: colors.sky, contrastText: colors.card },
      success: { main: colors.primary, contrastText: colors['on-primary'] },
      text: { primary: colors.ink, secondary: colors.muted, disabled: colors.muted },
      background: { default: colors.paper, paper: colors.card },
      divider: colors.line,
      action: { active: colors.muted, hover: colors.tint, selected: colors.tint, disabled: colors.muted, focus: colors.tint },
    },
    shape: { borderRadius: 8 },
    mixins: { toolbar: { minHeight: BAR_HEIGHT } },
    typography: {
      fontFamily: SANS,
      button: { textTransform: 'none', fontWeight: 600 },
      h1: { fontFamily: DISPLAY, fontWeight: 600, fontSize: '1.75rem', lineHeight: 1.25 },
      h2: { fontFamily: DISPLAY, fontWeight: 600, fontSize: '1.375rem', lineHeight: 1.35 },
      h3: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.4 },
      overline: { textTransform: 'none', letterSpacing: 0, fontSize: '0.8rem', fontWeight: 600 },
    },
    components: {
      ...INPUT_DEFAULTS,
      MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': focus } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      // React-admin's indicator in the top bar has no name of its own.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiLink: { defaultProps: { underline: 'always' } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiAutocomplete: { defaultProps: { fullWidth: true } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.edge } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: colors.line }, head: { fontWeight: 600, backgroundColor: colors.sunken } } },
      MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colors.ink, color: colors.paper, fontSize: '0.8rem' } } },
      MuiCssBaseline: { styleOverrides: { body: { overflowWrap: 'break-word' }, 'h1:focus': { outline: 'none' } } },
    },
  };
}
