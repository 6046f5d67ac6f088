/** `{who}` is a name, with the company if there is one. */
export const mailTexts = {
  received: /*i18n*/ { id: 'mail.introductions.received', message: '{name} would like to introduce you to {other}' },
  receivedBy: /*i18n*/ { id: 'mail.introductions.receivedBy', message: '{who} thinks that you and {other} should meet, and writes:' },
  ifBoth: /*i18n*/ {
    id: 'mail.introductions.ifBoth',
    message: 'If you both say yes, you are connected. If you pass, nobody is told.',
  },
  answer: /*i18n*/ { id: 'mail.introductions.answer', message: 'View introduction' },
  agreed: /*i18n*/ { id: 'mail.introductions.agreed', message: '{name} and you have been introduced' },
  agreedBy: /*i18n*/ {
    id: 'mail.introductions.agreedBy',
    message: 'You and {who} both said yes to an introduction by {introducer}. You are now connected.',
  },
  write: /*i18n*/ { id: 'mail.introductions.write', message: 'Write a message' },
  cameAbout: /*i18n*/ { id: 'mail.introductions.cameAbout', message: 'Your introduction came about' },
  cameAboutOf: /*i18n*/ {
    id: 'mail.introductions.cameAboutOf',
    message: '{one} and {other} both said yes to your introduction. Thank you for bringing them together.',
  },
  see: /*i18n*/ { id: 'mail.introductions.see', message: 'View your introductions' },
} as const
