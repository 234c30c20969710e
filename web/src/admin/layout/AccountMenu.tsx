import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import { Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { failureText } from '../../lib/api-error.ts';
import { applyTheme, theme, THEMES, type Theme } from '../../lib/theme.ts';
import { useMe } from '../me.ts';

const THEME_WORDS: Record<Theme, string> = { system: 'Colors as my device', light: 'Light colors', dark: 'Dark colors' };

/** The name of the member of staff, the choice of theme that the site shares, and the ways out. */
export function AccountMenu() {
  const { user } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = theme.useValue();
  const logout = useLogout();
  const notify = useNotify();
  const close = () => setAnchor(null);
  const choose = (option: Theme) => {
    theme.set(option);
    applyTheme();
    close();
  };
  const leave = () => {
    close();
    logout().catch((error: unknown) => notify(failureText(error), { type: 'error' }));
  };
  return (
    <>
      <IconButton
        aria-label={`Account of ${user.firstName} ${user.lastName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AccountCircleOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {THEMES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === chosen}
            selected={option === chosen}
            onClick={() => choose(option)}
          >
            {THEME_WORDS[option]}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component="a" href="/">
          Back to the site
        </MenuItem>
        <MenuItem component="a" href="/profile">
          Your profile
        </MenuItem>
        <MenuItem onClick={close} data-cookie-preferences="">
          Cookie preferences
        </MenuItem>
        <MenuItem onClick={leave}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
