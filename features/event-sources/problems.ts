import type { Problem } from '#platform/problems.ts'

export const eventSourceProblems = {
  address: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.address', message: 'This cannot be the address of a source of this kind. Please check it.' },
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
      message: 'No events were found at this address. It has to be a calendar (.ics), or the page of an event, that anybody can open.',
    },
  },
  notReached: {
    code: 'BAD_REQUEST',
    field: 'address',
    .../*i18n*/ {
      id: 'eventSources.notReached',
      message: 'This address cannot be reached at the moment. Please check it, or try again later.',
    },
  },
  followed: {
    code: 'CONFLICT',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.followed', message: 'The events of this source are in the calendar already.' },
  },
  known: {
    code: 'CONFLICT',
    field: 'address',
    .../*i18n*/ { id: 'eventSources.known', message: 'This source is in the list already.' },
  },
  tooManySuggestions: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'eventSources.tooManySuggestions',
      message: 'You have suggested {most} sources that the operators have not looked at yet. Please wait until they have.',
    },
  },
  tooManySources: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'eventSources.tooManySources',
      message: 'The community follows {most} sources, which is as many as it can. Please remove one.',
    },
  },
  endsBefore: {
    code: 'BAD_REQUEST',
    field: 'ends',
    .../*i18n*/ { id: 'eventSources.endsBefore', message: 'The last day has to be the first one, or after it' },
  },
} as const satisfies Record<string, Problem>
