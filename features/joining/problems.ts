import type { Problem } from '#platform/problems.ts'

export const joiningProblems = {
  byInvitation: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'joining.byInvitation',
      message: 'You can only join this community by invitation. Ask the people who run it to invite you.',
    },
  },
  byApproval: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'joining.byApproval',
      message: 'New members now need the operators’ approval. Reload the page and ask to join.',
    },
  },
  invalidInvitation: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'joining.invalidInvitation',
      message: 'This invitation is no longer valid: it has expired, was taken back, or was used as often as it can be. Ask for a new one.',
    },
  },
  otherAddress: {
    code: 'BAD_REQUEST',
    field: 'email',
    .../*i18n*/ {
      id: 'joining.otherAddress',
      message: 'This invitation is for another address. Use the address it was sent to, or ask for a new invitation.',
    },
  },
  answerMissing: {
    code: 'BAD_REQUEST',
    field: 'answers',
    .../*i18n*/ { id: 'joining.answerMissing', message: 'Please answer all required questions.' },
  },
  invalidLink: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'joining.invalidLink',
      message: 'This link has expired, or has been replaced by a newer one. Ask to join again to get a new link.',
    },
  },
  otherPassword: {
    code: 'BAD_REQUEST',
    field: 'password',
    .../*i18n*/ {
      id: 'joining.otherPassword',
      message: 'This is not the password of this application. Please check it, or use the link in another of our emails.',
    },
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'joining.changedMeanwhile',
      message: 'Another operator has changed the settings in the meantime. Reload them and make your change again.',
    },
  },
  sentToday: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'joining.sentToday',
      message: 'An invitation can be sent once a day. Please try again tomorrow.',
    },
  },
  noFile: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ { id: 'joining.noFile', message: 'Please choose a CSV file.' },
  },
  fileTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    field: 'file',
    .../*i18n*/ { id: 'joining.fileTooLarge', message: 'This file is larger than 8 MB. Please split it.' },
  },
  unreadableFile: {
    code: 'BAD_REQUEST',
    field: 'file',
    .../*i18n*/ { id: 'joining.unreadableFile', message: 'This file cannot be read. Check it again to see why.' },
  },
} as const satisfies Record<string, Problem>
