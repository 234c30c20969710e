import { useResourceDefinition } from 'react-admin';
import { useMe } from '../me.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Whether the user may change, export and delete records of the page's resource. The server decides again for each call. */
export function useCanWrite(): boolean {
  const { permissions } = useMe();
  const options = useResourceDefinition().options as Partial<PanelResource['options']> | undefined;
  return options?.write !== undefined && permissions.includes(options.write);
}
