import type { PersonModule, Routes } from './site-contracts.ts';

/** Method and path of the calls of signed-in people. Most visits make none, so the browser loads this table with the first of them. */
export const PERSON_ROUTES = {
  savedRankings: {
    list: 'GET /api/rankings/saved',
    save: 'POST /api/rankings/saved',
    change: 'PATCH /api/rankings/saved/:id',
    remove: 'DELETE /api/rankings/saved/:id',
    shared: 'GET /api/shared-rankings/:token',
  },
  savedSearches: {
    list: 'GET /api/user/searches',
    save: 'POST /api/user/searches',
    change: 'PATCH /api/user/searches/:id',
    remove: 'DELETE /api/user/searches/:id',
  },
  profile: {
    account: 'GET /api/user/account',
    change: 'PATCH /api/user',
    setPicture: 'POST /api/user/picture',
    removePicture: 'DELETE /api/user/picture',
    changeEmail: 'POST /api/user/email',
    cancelEmail: 'DELETE /api/user/email',
    changePassword: 'POST /api/user/password',
    sessions: 'GET /api/user/sessions',
    endSession: 'DELETE /api/user/sessions/:id',
    endAllSessions: 'POST /api/auth/logout-all',
    confirmPassword: 'POST /api/user/confirm-password',
    facts: 'GET /api/user/facts',
    keepFacts: 'PUT /api/user/facts',
    removeFacts: 'DELETE /api/user/facts',
    exportData: 'GET /api/user/export',
    remove: 'DELETE /api/user',
    restore: 'POST /api/user/restore',
  },
  myServices: {
    mine: 'GET /api/user/services',
    save: 'PUT /api/user/services/:id',
    unsave: 'DELETE /api/user/services/:id',
    addReview: 'POST /api/services/:id/reviews',
    removeReview: 'DELETE /api/services/:id/reviews',
  },
  listings: {
    own: 'GET /api/user/listings',
    add: 'POST /api/services',
    change: 'PATCH /api/services/:id',
    withdraw: 'DELETE /api/services/:id',
    reply: 'POST /api/service-reviews/:id/reply',
  },
} as const satisfies { [M in PersonModule]: Routes<M> };
