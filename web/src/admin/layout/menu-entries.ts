import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import type { ComponentType } from 'react';
import type { StaffMember } from '../../api/domain/staff.ts';
import { PAGES } from '../panel-pages.ts';
import { MENU_GROUPS, permissionFor } from '../panel-resource.ts';
import { RESOURCES } from '../resources.ts';

export interface MenuEntry {
  to: string;
  label: string;
  icon: ComponentType;
  /** What waits there, after the label. */
  badge?: ComponentType;
}

interface MenuSection {
  /** Undefined: the first section, which has no heading. */
  group?: string;
  entries: readonly MenuEntry[];
}

const OVERVIEW: MenuEntry = { to: '/', label: 'Overview', icon: DashboardOutlined };

/** The menu of a member of staff: only pages that they may open. Sections without an entry are left out. */
export function menuOf({ permissions }: StaffMember): readonly MenuSection[] {
  const resources = RESOURCES.map((resource) => ({
    to: `/${resource.name}`,
    icon: resource.icon,
    ...resource.options,
    read: permissionFor(resource, 'list') ?? 'read',
  }));
  const pages = PAGES.filter(({ isInMenu = true }) => isInMenu).map(({ path, ...page }) => ({ to: `/${path}`, ...page }));
  const open = [...resources, ...pages].filter(({ read }) => permissions.includes(read));
  const sections = MENU_GROUPS.map((group) => ({ group, entries: open.filter((entry) => entry.group === group) }));
  return [{ entries: [OVERVIEW] }, ...sections.filter(({ entries }) => entries.length > 0)];
}
