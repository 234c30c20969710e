import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { loadResourceForm, type ResourceForm } from '../data-provider/resource-form.ts';

/** The contract of the page's resource. Undefined while the schema library loads. */
export function useResourceForm(): ResourceForm | undefined {
  const resource = useResourceContext() ?? '';
  return useQuery({ queryKey: ['resource-form', resource], queryFn: () => loadResourceForm(resource), staleTime: Infinity }).data;
}
