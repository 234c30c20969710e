import { useQuery } from '@tanstack/react-query';
import type { StateCode } from '../../../api/domain/colleges.ts';
import { useSite } from '../../../api/site.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { splitByState } from '../own-state.ts';
import { OwnServices } from '../OwnServices.tsx';

/** The services of the student's state. Nothing until the server has answered, or without such a service. */
export function OwnStateServices({ homeState }: { homeState: StateCode }) {
  const { data = [] } = useQuery(relatedServicesQuery(useSite().api, homeState));
  const { own } = splitByState(data, homeState);
  return (
    <div className="mt-4">
      <OwnServices homeState={homeState} services={own} heading="h2" />
    </div>
  );
}
