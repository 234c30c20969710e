import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { PanelDataProvider } from '../data-provider/data-provider.ts';

/**
 * The data provider itself. React-admin's `useDataProvider` answers a call without a session with empty data, and the page would say
 * that it has saved; here such a call throws `HttpError` like all others.
 */
export function usePanelData(): PanelDataProvider {
  return useContext(DataProviderContext) as PanelDataProvider;
}
