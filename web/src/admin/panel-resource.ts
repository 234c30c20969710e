import type { ComponentType } from 'react';
import type { Permission } from '../api/domain/accounts.ts';

/** The groups of the menu, in order. */
export const MENU_GROUPS = ['Data', 'People', 'Content', 'Operations'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One resource of the panel: a name that /api/admin knows, its pages, and its place in the menu. */
export interface PanelResource {
  name: string;
  list: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  show?: ComponentType;
  icon: ComponentType;
  /** The text for a record, for example in references. Default: its id. */
  recordRepresentation?: string;
  options: {
    label: string;
    group: MenuGroup;
    /** What waits there, after the label in the menu. */
    badge?: ComponentType;
    /** Default: `read`. */
    read?: Permission;
    /** Who may create, change and delete. Without it, the resource is read-only for all. */
    write?: Permission;
  };
}

/** The permission that an action of react-admin needs. Undefined: the action is open to none. */
export function permissionFor({ options }: PanelResource, action: string): Permission | undefined {
  return action === 'list' || action === 'show' ? (options.read ?? 'read') : options.write;
}
