/** `{who}` is a name, with the company where there is one. */
export const mailTexts = {
  interested: /*i18n*/ { id: 'mail.deals.interested', message: '{name} is interested in {deal}' },
  interestedBy: /*i18n*/ { id: 'mail.deals.interestedBy', message: '{who} is interested in your deal “{deal}”.' },
  openYours: /*i18n*/ { id: 'mail.deals.openYours', message: 'Open your deal' },
  open: /*i18n*/ { id: 'mail.deals.open', message: 'Open the deal' },
  answer: /*i18n*/ { id: 'mail.deals.answer', message: 'Answer' },
  write: /*i18n*/ { id: 'mail.deals.write', message: 'Write a message' },
  introduction: /*i18n*/ { id: 'mail.deals.introduction', message: '{name} asks for an introduction' },
  introductionBy: /*i18n*/ {
    id: 'mail.deals.introductionBy',
    message: '{who} asks for an introduction because of your deal “{deal}”.',
  },
  accepted: /*i18n*/ { id: 'mail.deals.accepted', message: '{name} accepted your request' },
  acceptedBy: /*i18n*/ {
    id: 'mail.deals.acceptedBy',
    message: '{who} accepted your request about “{deal}”. You are connected and can write to each other.',
  },
  declined: /*i18n*/ { id: 'mail.deals.declined', message: '{name} declined your request' },
  declinedBy: /*i18n*/ { id: 'mail.deals.declinedBy', message: '{who} declined your request about “{deal}”.' },
  asksToRead: /*i18n*/ { id: 'mail.deals.asksToRead', message: '{name} asks to read your deck' },
  asksToReadBy: /*i18n*/ { id: 'mail.deals.asksToReadBy', message: '{who} asks to read the documents of your deal “{deal}”.' },
  letsRead: /*i18n*/ { id: 'mail.deals.letsRead', message: '{name} lets you read “{deal}”' },
  letsReadBy: /*i18n*/ { id: 'mail.deals.letsReadBy', message: '{who} lets you read the documents of “{deal}”.' },
  invested: /*i18n*/ { id: 'mail.deals.invested', message: '{name} says that they have invested in {deal}' },
  investedBy: /*i18n*/ { id: 'mail.deals.investedBy', message: '{who} says that they have invested in your deal “{deal}”.' },
  fits: /*i18n*/ { id: 'mail.deals.fits', message: '{company} fits what you look for' },
  posted: /*i18n*/ { id: 'mail.deals.posted', message: '{company} has posted “{deal}”.' },
  why: /*i18n*/ { id: 'mail.deals.why', message: 'Why it fits: {why}.' },
  change: /*i18n*/ {
    id: 'mail.deals.change',
    message: 'You can change what you look for, or stop these messages, in the preferences of the deal hub.',
  },
}
