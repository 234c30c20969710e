import type { listingsContract } from '../../../contracts/services/listings.contract.ts';
import type { myServicesContract } from '../../../contracts/services/my-services.contract.ts';
import type { Listing, ListingValues } from '../../../domain/services/listing.ts';
import type { Listings } from '../../../domain/services/listings.use-cases.ts';
import type { MyServices } from '../../../domain/services/my-services.use-cases.ts';
import type { Handlers } from '../mount.ts';
import { serviceOf } from './services.routes.ts';

export const myServicesRoutes = (mine: MyServices): Handlers<typeof myServicesContract> => ({
  async mine({ caller }) {
    const { saved, listed, reviews } = await mine.mine(caller.user.id);
    return {
      saved: saved.map(serviceOf),
      listed,
      reviews: reviews.map(({ service, ...review }) => ({ ...review, service: service && serviceOf(service) })),
    };
  },
  save: async ({ caller, params }) => serviceOf(await mine.save(caller.user.id, params.id)),
  unsave: ({ caller, params }) => mine.unsave(caller.user.id, params.id),
  addReview: ({ caller, params, body: { stars, text } }) => mine.addReview(caller.user, params.id, { stars, text }),
  removeReview: ({ caller, params }) => mine.removeReview(caller.user.id, params.id),
});

export const listingsRoutes = (listings: Listings): Handlers<typeof listingsContract> => ({
  async own({ caller }) {
    const { listings: own, reviews } = await listings.own(caller.user);
    return { listings: own.map(listingOf), reviews };
  },
  add: async ({ caller, body: { isDraft = false, ...values } }) => listingOf(await listings.add(caller.user, values, isDraft)),
  change: async ({ caller, params, version, body: { isDraft = false, ...values } }) =>
    listingOf(await listings.change(caller.user, { id: params.id, version, isDraft }, values)),
  withdraw: ({ caller, params, version }) => listings.withdraw(caller.user, { id: params.id, version }),
  async reply({ caller, params, body }) {
    await listings.reply(caller.user, params.id, body.text);
    return { message: 'Thank you. Staff read your answer before it is shown.' };
  },
});

const listingOf = (listing: Listing) => ({ ...listing, ...listsOf(listing), proposed: listing.proposed && valuesOf(listing.proposed) });
const valuesOf = (values: ListingValues) => ({ ...values, ...listsOf(values) });
const listsOf = ({ features, formats }: ListingValues) => ({ features: [...features], formats: [...formats] });
