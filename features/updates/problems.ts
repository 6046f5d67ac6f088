import type { Problem } from '#platform/problems.ts'

export const updateProblems = {
  foundersOnly: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'updates.foundersOnly',
      message: 'Founders send updates to their investors. Your profile says that you are no founder.',
    },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'updates.profileFirst', message: 'Complete your profile first, so that investors know who reports to them.' },
  },
  noReceivers: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'updates.noReceivers',
      message: 'You are connected to no investor yet. Connect with one first; what you wrote is kept on this device.',
    },
  },
  notConnected: {
    code: 'CONFLICT',
    field: 'to',
    .../*i18n*/ {
      id: 'updates.notConnected',
      message: 'Somebody whom you chose is no longer among the investors you are connected to. Look at the list again.',
    },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'updates.idTaken', message: 'This update could not be sent under this id. Please send it again.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'updates.gone', message: 'This update is not here any more, or it was not sent to you.' },
  },
  notYours: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'updates.notYours', message: 'Only the founder who sent an update can do this.' },
  },
} as const satisfies Record<string, Problem>
