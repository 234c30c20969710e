import NotesIcon from '@mui/icons-material/Notes';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** The texts at the top of the ready-made lists. */
export const listTexts: PanelResource = {
  name: 'list-texts',
  list: lazyPage('ListTextList'),
  edit: lazyPage('ListTextEdit'),
  icon: NotesIcon,
  options: { label: 'List texts', group: 'Content', write: 'catalog' },
};
