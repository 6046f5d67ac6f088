import type { Problem } from '#platform/problems.ts'

export const dealProblems = {
  dealGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'deals.gone', message: 'This deal is no longer available. Its founder may have removed it.' },
  },
  notOwner: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.notOwner', message: 'Only the member who posted this deal, or people of its organisation, can do this.' },
  },
  notPoster: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.notPoster', message: 'Only the member who posted this deal can move it to another organisation.' },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.profileFirst', message: 'Please complete your profile first, so that others know who you are.' },
  },
  ownDeal: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.ownDeal', message: 'This is your own deal.' },
  },
  notInPipeline: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.notInPipeline', message: 'Please add this deal to your pipeline first.' },
  },
  moveNotAllowed: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'deals.moveNotAllowed',
      message: 'The status of this deal has changed in the meantime and doesn’t allow this. Please check the deal again.',
    },
  },
  ticketRange: {
    code: 'BAD_REQUEST',
    field: 'max_investment',
    .../*i18n*/ { id: 'deals.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  },
  tooManyDeals: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'deals.tooMany',
      message: 'You’ve reached the limit of {most} deals. Please remove one that you no longer need first.',
    },
  },
  tooManyDrafts: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.tooManyDrafts', message: 'You’ve reached the limit of {most} drafts. Please post or discard one first.' },
  },
  unknownCity: {
    code: 'BAD_REQUEST',
    field: 'city_id',
    .../*i18n*/ { id: 'deals.unknownCity', message: 'Please choose a city from the list.' },
  },
  notRunning: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.notRunning', message: 'This deal is no longer open to investors.' },
  },
  introductionAnswered: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.introductionAnswered', message: 'This request has already been answered.' },
  },
  refusedLately: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'deals.refusedLately',
      message:
        'The founder isn’t sharing these documents with you for now. You can ask again {days, plural, one {# day} other {# days}} after their answer.',
    },
  },
  noIntroduction: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'deals.noIntroduction', message: 'This request has been withdrawn.' },
  },
} as const satisfies Record<string, Problem>
