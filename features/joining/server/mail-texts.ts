/** `{site}` is the community's name. Mails to people without an account contain nothing that a stranger may have entered. */
export const mailTexts = {
  confirm: /*i18n*/ { id: 'mail.joining.confirm', message: 'Confirm your address to join {site}' },
  confirmWhy: /*i18n*/ {
    id: 'mail.joining.confirmWhy',
    message:
      'Someone, hopefully you, asked to join {site} with this email address. Please use this link to confirm that it is yours. The link works for seven days.',
  },
  confirmButton: /*i18n*/ { id: 'mail.joining.confirmButton', message: 'Confirm address' },
  ignore: /*i18n*/ { id: 'mail.joining.ignore', message: 'If this was not you, you can ignore this email.' },

  member: /*i18n*/ { id: 'mail.joining.member', message: 'You are already a member of {site}' },
  memberWhy: /*i18n*/ {
    id: 'mail.joining.memberWhy',
    message:
      'Someone, perhaps you, asked to join {site} with this email address. It already belongs to your account, so nothing was changed. Sign in with it. If you have forgotten the password, choose “Forgot your password?” on the sign-in page.',
  },
  signIn: /*i18n*/ { id: 'mail.joining.signIn', message: 'Go to the sign-in page' },

  waiting: /*i18n*/ { id: 'mail.joining.waiting', message: 'You have already asked to join {site}' },
  waitingWhy: /*i18n*/ {
    id: 'mail.joining.waitingWhy',
    message:
      'Someone, perhaps you, asked again to join {site} with this email address. There is an application already, which the operators have not decided yet. It stays as it is, and we will email you their decision.',
  },

  lately: /*i18n*/ { id: 'mail.joining.lately', message: 'You can ask to join {site} again later' },
  latelyWhy: /*i18n*/ {
    id: 'mail.joining.latelyWhy',
    message:
      'Someone, perhaps you, asked to join {site} with this email address. The operators declined an application from it within the last {days, plural, one {# day} other {# days}}. You can ask again once {days, plural, one {# day has} other {# days have}} passed since then.',
  },

  admitted: /*i18n*/ { id: 'mail.joining.admitted', message: 'You’re in: welcome to {site}' },
  admittedWhy: /*i18n*/ {
    id: 'mail.joining.admittedWhy',
    message: 'You are now a member of {site}. Sign in with your email address and the password you chose.',
  },
  admittedNote: /*i18n*/ { id: 'mail.joining.admittedNote', message: 'You get this email because you asked to join {site}.' },

  declined: /*i18n*/ { id: 'mail.joining.declined', message: 'About your application to {site}' },
  declinedWhy: /*i18n*/ {
    id: 'mail.joining.declinedWhy',
    message: 'The operators of {site} have declined your application to join.',
  },
  declinedReason: /*i18n*/ { id: 'mail.joining.declinedReason', message: 'Their reason: “{reason}”' },
  declinedNext: /*i18n*/ {
    id: 'mail.joining.declinedNext',
    message:
      'You can ask again in {days, plural, one {# day} other {# days}}. Until then we keep your name, your address and this decision, and then delete them.',
  },

  invited: /*i18n*/ { id: 'mail.joining.invited', message: 'You are invited to {site}' },
  invitedBy: /*i18n*/ { id: 'mail.joining.invitedBy', message: '{name} invites you to join {site}.' },
  invitedByNobody: /*i18n*/ { id: 'mail.joining.invitedByNobody', message: 'You are invited to join {site}.' },
  invitedGroup: /*i18n*/ { id: 'mail.joining.invitedGroup', message: 'You’ll also join the group “{group}”.' },
  invitedHow: /*i18n*/ {
    id: 'mail.joining.invitedHow',
    message:
      'This link is for you and this address only. It works for {days, plural, one {# day} other {# days}}, and you choose a password there.',
  },
  invitedButton: /*i18n*/ { id: 'mail.joining.invitedButton', message: 'Accept the invitation' },
  invitedNote: /*i18n*/ {
    id: 'mail.joining.invitedNote',
    message:
      'The operators of {site} entered your address. If you do not join, it is deleted {days, plural, one {# day} other {# days}} after the invitation has expired.',
  },
  noMore: /*i18n*/ { id: 'mail.joining.noMore', message: 'Do not invite me again' },

  welcome: /*i18n*/ { id: 'mail.joining.welcome', message: 'Welcome to {site}' },
  welcomeText: /*i18n*/ {
    id: 'mail.joining.welcomeText',
    message: 'Good to have you here. Complete your profile, so that members know who they are talking to, and have a look around.',
  },
  welcomeButton: /*i18n*/ { id: 'mail.joining.welcomeButton', message: 'Go to the dashboard' },
  welcomeNote: /*i18n*/ { id: 'mail.joining.welcomeNote', message: 'We send this email once, to new members of {site}.' },

  queue: /*i18n*/ {
    id: 'mail.joining.queue',
    message: '{count, plural, one {# application waits} other {# applications wait}} for a decision',
  },
  queueWhy: /*i18n*/ {
    id: 'mail.joining.queueWhy',
    message:
      '{count, plural, one {# person has} other {# people have}} asked to join and confirmed their address. They are told your decision by email.',
  },
  queueButton: /*i18n*/ { id: 'mail.joining.queueButton', message: 'Review applications' },
} as const
