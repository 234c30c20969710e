import RateReviewIcon from '@mui/icons-material/RateReview';
import { lazyPage } from '../lazy-page.ts';
import type { PanelResource } from '../panel-resource.ts';

/** Reviews of services, and the answers of providers. Both wait for staff. */
export const serviceReviews: PanelResource = {
  name: 'service-reviews',
  list: lazyPage('ServiceReviewList'),
  edit: lazyPage('ServiceReviewEdit'),
  icon: RateReviewIcon,
  options: { label: 'Service reviews', group: 'Content', write: 'moderation' },
};
