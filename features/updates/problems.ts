import type { Problem } from '#platform/problems.ts'

export const updateProblems = {
  foundersOnly: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'updates.foundersOnly',
      message: 'Only founders can send updates. According to your profile, you are not a founder.',
    },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'updates.profileFirst',
      message: 'Please complete your profile first, so that investors know who is writing to them.',
    },
  },
  noReceivers: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'updates.noReceivers',
      message: 'You aren’t connected with any investors yet. Connect with one first. Your draft is saved on this device.',
    },
  },
  notConnected: {
    code: 'CONFLICT',
    field: 'to',
    .../*i18n*/ {
      id: 'updates.notConnected',
      message: 'You are no longer connected with one of the selected investors. Please check your selection.',
    },
  },
  idTaken: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'updates.idTaken', message: 'Failed to send this update. Please try again.' },
  },
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'updates.gone', message: 'This update no longer exists, or it was not sent to you.' },
  },
  notYours: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'updates.notYours', message: 'Only the founder who sent an update can do this.' },
  },
} as const satisfies Record<string, Problem>
