import type { Problem } from '#platform/problems.ts'

export const dealProblems = {
  dealGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'deals.gone', message: 'This deal is no longer here. Its founder may have removed it.' },
  },
  notOwner: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.notOwner', message: 'Only the member who posted this deal can do this.' },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.profileFirst', message: 'Complete your profile first, so that others know who you are.' },
  },
  ownDeal: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'deals.ownDeal', message: 'This is your own deal.' },
  },
  moveNotAllowed: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'deals.moveNotAllowed',
      message: 'This deal has changed meanwhile, and cannot become that from where it stands now. Look at it again.',
    },
  },
  ticketRange: {
    code: 'BAD_REQUEST',
    field: 'max_investment',
    .../*i18n*/ { id: 'deals.ticketRange', message: 'The largest ticket must not be below the smallest one' },
  },
  tooManyDeals: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.tooMany', message: 'You have {most} deals, which is as many as one can. Remove one that is over first.' },
  },
  tooManyDrafts: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.tooManyDrafts', message: 'You have {most} drafts, which is as many as one can. Post or discard one first.' },
  },
  unknownCity: {
    code: 'BAD_REQUEST',
    field: 'city_id',
    .../*i18n*/ { id: 'deals.unknownCity', message: 'Please choose a city from the list.' },
  },
  notRunning: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.notRunning', message: 'This deal takes nobody in any more.' },
  },
  introductionAnswered: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'deals.introductionAnswered', message: 'This request was answered already.' },
  },
  refusedLately: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'deals.refusedLately',
      message:
        'The founder keeps these documents to others for now. You can ask again {days, plural, one {# day} other {# days}} after their answer.',
    },
  },
  noIntroduction: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'deals.noIntroduction', message: 'This request was taken back.' },
  },
} as const satisfies Record<string, Problem>
