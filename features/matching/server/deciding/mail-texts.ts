/** `{who}` is a name, followed by the company if there is one. */
export const mailTexts = {
  interested: /*i18n*/ { id: 'mail.matching.interested', message: '{name} is interested in connecting' },
  interestedInYou: /*i18n*/ { id: 'mail.matching.interestedInYou', message: '{who} is interested in connecting with you.' },
  ifYouToo: /*i18n*/ { id: 'mail.matching.ifYouToo', message: 'If you connect too, you will both be notified immediately.' },
  see: /*i18n*/ { id: 'mail.matching.see', message: 'See who is interested' },
  connected: /*i18n*/ { id: 'mail.matching.connected', message: 'You are connected with {name}' },
  bothChose: /*i18n*/ { id: 'mail.matching.bothChose', message: 'You and {who} both chose to connect. You are now connected.' },
  goodBeginning: /*i18n*/ { id: 'mail.matching.goodBeginning', message: 'A short message is a good way to start.' },
  write: /*i18n*/ { id: 'mail.matching.write', message: 'Write a message' },
}
