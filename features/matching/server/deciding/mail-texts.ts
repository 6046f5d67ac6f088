/** `{who}` is a name, with the company where there is one. */
export const mailTexts = {
  interested: /*i18n*/ { id: 'mail.matching.interested', message: '{name} is interested in connecting' },
  interestedInYou: /*i18n*/ { id: 'mail.matching.interestedInYou', message: '{who} is interested in connecting with you.' },
  ifYouToo: /*i18n*/ { id: 'mail.matching.ifYouToo', message: 'If you connect too, both of you are told at once.' },
  see: /*i18n*/ { id: 'mail.matching.see', message: 'See who is interested' },
  connected: /*i18n*/ { id: 'mail.matching.connected', message: 'You are connected with {name}' },
  bothChose: /*i18n*/ { id: 'mail.matching.bothChose', message: '{who} and you both chose to connect: now you are connected.' },
  goodBeginning: /*i18n*/ { id: 'mail.matching.goodBeginning', message: 'A short message is a good beginning.' },
  write: /*i18n*/ { id: 'mail.matching.write', message: 'Write a message' },
}
