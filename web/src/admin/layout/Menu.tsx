import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useMe } from '../me.ts';
import { menuOf, type MenuEntry } from './menu-entries.ts';

/** The pages of the panel in groups. `onChosen` is called when a link is followed. */
export function Menu({ onChosen }: { onChosen?: () => void }) {
  const me = useMe();
  return menuOf(me).map(({ group, entries }) => <Section key={group ?? ''} group={group} entries={entries} onChosen={onChosen} />);
}

interface SectionProps {
  group: string | undefined;
  entries: readonly MenuEntry[];
  onChosen: (() => void) | undefined;
}

function Section({ group, entries, onChosen }: SectionProps) {
  const id = useId();
  return (
    <>
      {group !== undefined && (
        <Typography id={id} variant="overline" component="p" sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}>
          {group}
        </Typography>
      )}
      <List dense disablePadding {...(group !== undefined && { 'aria-labelledby': id })}>
        {entries.map(({ to, label, icon: Icon, badge: Badge }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to} end={to === '/'} onClick={onChosen} sx={LINK}>
              <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={label} />
              {Badge && <Badge />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

const LINK = {
  mx: 1,
  borderRadius: 1,
  minHeight: 40,
  '& svg': { fontSize: '1.25rem' },
  '&[aria-current=page]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
};
