import { messagesPath } from '#features/messages/paths.ts'
import { dealPath } from '../paths.ts'
import { dealNotification, introductionWord, readingWord } from './deal-notification.ts'
import { mailTexts } from './mail-texts.ts'
import {
  answeredIntroductions,
  grantedAccess,
  openAccessRequests,
  openInterests,
  openIntroductions,
  openInvestments,
} from './notification-queries.ts'

export const dealInterest = dealNotification({
  name: 'deals.interest',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newDealInterest', message: 'New interest in your deal' } },
  on: ['deal.interested', 'deal.interestWithdrawn'],
  word: 'interest',
  recipient: 'owners',
  find: openInterests,
  texts: {
    title: /*i18n*/ { id: 'notification.dealInterestFrom', message: '{name} is interested in {deal}' },
    subject: mailTexts.interested,
    paragraph: mailTexts.interestedBy,
    button: mailTexts.openYours,
  },
})

export const introductionRequested = dealNotification({
  name: 'deals.introduction',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newIntroduction', message: 'New introduction request' } },
  on: ['deal.introductionRequested', 'deal.introductionWithdrawn'],
  word: introductionWord,
  recipient: 'owners',
  find: openIntroductions,
  texts: {
    title: /*i18n*/ { id: 'notification.introductionFrom', message: '{name} requested an introduction for {deal}' },
    subject: mailTexts.introduction,
    paragraph: mailTexts.introductionBy,
    button: mailTexts.answer,
  },
})

/** Sent for accepted and declined requests; members are not notified when a request is postponed. */
export const introductionAnswered = dealNotification({
  name: 'deals.answer',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.introductionAnswered', message: 'Your request has been answered' } },
  on: ['deal.introductionAnswered'],
  word: 'answer',
  recipient: 'member',
  find: answeredIntroductions,
  texts: ({ state }) =>
    state === 'accepted'
      ? {
          title: /*i18n*/ { id: 'notification.introductionAccepted', message: '{name} accepted your introduction request for {deal}' },
          subject: mailTexts.accepted,
          paragraph: mailTexts.acceptedBy,
          button: mailTexts.write,
        }
      : {
          title: /*i18n*/ { id: 'notification.introductionDeclined', message: '{name} declined your introduction request for {deal}' },
          subject: mailTexts.declined,
          paragraph: mailTexts.declinedBy,
          button: mailTexts.open,
        },
  target: ({ state, by, deal_id }) => (state === 'accepted' ? messagesPath(by) : dealPath(deal_id)),
})

export const accessRequested = dealNotification({
  name: 'deals.readingAsked',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newReadingAsk', message: 'New request to read your documents' } },
  on: ['deal.readingAsked', 'deal.readingAskWithdrawn'],
  word: readingWord,
  recipient: 'owners',
  find: openAccessRequests,
  texts: {
    title: /*i18n*/ { id: 'notification.readingAskFrom', message: '{name} would like to read the documents of {deal}' },
    subject: mailTexts.asksToRead,
    paragraph: mailTexts.asksToReadBy,
    button: mailTexts.answer,
  },
})

/** Members are not notified of a refusal: they see it on the deal. */
export const accessGranted = dealNotification({
  name: 'deals.readingGranted',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.readingGranted', message: 'You can now read the documents' } },
  on: ['deal.readingAnswered'],
  word: 'granted',
  recipient: 'member',
  find: grantedAccess,
  texts: {
    title: /*i18n*/ { id: 'notification.readingGrantedBy', message: '{name} gave you access to the documents of {deal}' },
    subject: mailTexts.letsRead,
    paragraph: mailTexts.letsReadBy,
    button: mailTexts.open,
  },
})

export const investmentReported = dealNotification({
  name: 'deals.invested',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newInvestment', message: 'New investment in your deal' } },
  on: ['deal.invested', 'deal.investmentWithdrawn'],
  word: 'invested',
  recipient: 'owners',
  find: openInvestments,
  texts: {
    title: /*i18n*/ { id: 'notification.investmentFrom', message: '{name} says they have invested in {deal}' },
    subject: mailTexts.invested,
    paragraph: mailTexts.investedBy,
    button: mailTexts.openYours,
  },
})
