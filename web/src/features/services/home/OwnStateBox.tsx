import { useQuery } from '@tanstack/react-query';
import { placeName, type StateCode } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { splitByState } from '../own-state.ts';
import { ServiceBox } from '../ServiceBox.tsx';

/** The services of the student's state. Nothing until the server has answered, or without such a service. */
export function OwnStateBox({ homeState }: { homeState: StateCode }) {
  const { data = [] } = useQuery(relatedServicesQuery(useSite().api, homeState));
  const { own } = splitByState(data, homeState);
  return own.length > 0 && <ServiceBox id="own-state" title={`For residents of ${placeName(homeState)}`} services={own} />;
}
