import type { Problem } from '#platform/problems.ts'

export const eventSourceProblems = {
  address: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.address', message: 'This address doesn’t match this kind of source. Please check it.' },
  },
  privateAddress: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ {
      id: 'eventSources.privateAddress',
      message:
        'This address was refused because it belongs to a private network, such as localhost or 10.0.0.1. Please use a public https:// address.',
    },
  },
  notEvents: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ {
      id: 'eventSources.notEvents',
      message: 'We found no events at this address. Please enter the address of a public calendar (.ics) or event page.',
    },
  },
  notReached: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ {
      id: 'eventSources.notReached',
      message: 'We can’t reach this address at the moment. Please check it or try again later.',
    },
  },
  followed: {
    code: 'CONFLICT',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.followed', message: 'Events from this source are already in the calendar.' },
  },
  known: {
    code: 'CONFLICT',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.known', message: 'This source is already in the list.' },
  },
  tooManySuggestions: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'eventSources.tooManySuggestions',
      message: 'You have {most} suggestions waiting for review. Please wait until the operators have reviewed them.',
    },
  },
  tooManySources: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'eventSources.tooManySources',
      message: 'The community already has {most} sources, which is the maximum. Please remove one first.',
    },
  },
  endsBefore: {
    code: 'BAD_REQUEST',
    field: 'ends',
    .../*i18n*/ { id: 'eventSources.endsBefore', message: 'The last day can’t be before the first day' },
  },
} as const satisfies Record<string, Problem>
