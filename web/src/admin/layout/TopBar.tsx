import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, Button, IconButton, Link, Toolbar } from '@mui/material';
import { LoadingIndicator } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PRODUCT } from '../../api/domain/shared.ts';
import { MessagesLink } from '../live/MessagesLink.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** The bar above every page: the menu on a phone, the way back to the site, and the account. Without `onMenu` there is nowhere to go in the panel. */
export function TopBar({ onMenu }: { onMenu?: () => void }) {
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', zIndex: 'drawer' }}
    >
      <Toolbar sx={{ gap: 1 }}>
        {onMenu && (
          <IconButton aria-label="Open the menu" onClick={onMenu} sx={{ display: { md: 'none' } }}>
            <MenuIcon />
          </IconButton>
        )}
        <Link component={RouterLink} to="/" color="primary" underline="none" variant="h2" noWrap>
          {PRODUCT.name}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            admin
          </Box>
        </Link>
        <Box sx={{ flexGrow: 1 }} />
        {onMenu && <SearchButton />}
        <LoadingIndicator />
        <MessagesLink />
        <Button href="/" size="small" color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          Back to the site
        </Button>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
