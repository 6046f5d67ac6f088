import type { Problem } from '#platform/problems.ts'
import { fieldTexts } from './field-texts.ts'

export const organisationProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'organisations.gone', message: 'This organisation no longer exists.' },
  },
  notIn: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'organisations.notIn', message: 'Only people of this organisation can do this. You are not one of them.' },
  },
  notYourRole: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'organisations.notYourRole',
      message: 'Your role in this organisation does not allow this. Please ask one of its owners or admins.',
    },
  },
  nameTaken: {
    code: 'CONFLICT',
    field: 'name',
    .../*i18n*/ {
      id: 'organisations.nameTaken',
      message: 'An organisation with this name already exists. Ask to join it, or choose a name that tells the two apart.',
    },
  },
  tooMany: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.tooMany',
      message: 'You are in {most} organisations, which is the limit. Please leave one first.',
    },
  },
  profileFirst: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'organisations.profileFirst',
      message: 'Please complete your profile first, so that others know who is behind the organisation.',
    },
  },
  lastOwner: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.lastOwner',
      message: 'An organisation needs an owner. Please make a colleague its owner first, or delete the organisation.',
    },
  },
  personGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'organisations.personGone', message: 'This person is no longer in the organisation. Reload the page to see who is.' },
  },
  alreadyIn: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'organisations.alreadyIn', message: 'This person is already in the organisation.' },
  },
  fullHouse: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'organisations.fullHouse', message: 'An organisation can have at most {most} people.' },
  },
  isHidden: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.isHidden',
      message: 'The operators of the community have hidden this organisation, so nobody can be invited to it.',
    },
  },
  tooManyInvitations: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.tooManyInvitations',
      message: 'There are {most} open invitations, which is the limit. Please withdraw some that are no longer needed.',
    },
  },
  invitee: { code: 'BAD_REQUEST', field: 'email', ...fieldTexts.invitee },
  invitationGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ {
      id: 'organisations.invitationGone',
      message:
        'This invitation is no longer valid: it was used, withdrawn or has expired. If it was sent to another address, sign in with that one; otherwise ask for a new invitation.',
    },
  },
  confirmAddress: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'organisations.confirmAddress',
      message: 'Please confirm your email address in the settings first. Then open this invitation again.',
    },
  },
  requestGone: {
    code: 'NOT_FOUND',
    .../*i18n*/ {
      id: 'organisations.requestGone',
      message: 'This request was withdrawn or already answered. Reload the page to see its state.',
    },
  },
  declinedLately: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.declinedLately',
      message: 'Your request was declined. You can ask again {days} days after the decision.',
    },
  },
  noDomain: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'organisations.noDomain',
      message: 'Please add the website of the organisation first. Its domain is what is verified.',
    },
  },
  mailProvider: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'organisations.mailProvider',
      message: '{domain} belongs to a mail provider, so it can’t show who you are. Please use a domain of your own.',
    },
  },
} as const satisfies Record<string, Problem>

/** The missing proof, by the way of verification. */
export const proofProblems = {
  dns: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.noRecord',
      message: 'We did not find the TXT record of {domain} yet. New records can take some hours. Please check it and try again.',
    },
  },
  file: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.noFile',
      message: 'We did not find the file on {domain}, or it has other contents. Please check that you can open its address, and try again.',
    },
  },
  email: {
    code: 'CONFLICT',
    .../*i18n*/ {
      id: 'organisations.noAddress',
      message: 'The email address of your account is not a confirmed address at {domain}. You can change it in the settings.',
    },
  },
} as const satisfies Record<string, Problem>
