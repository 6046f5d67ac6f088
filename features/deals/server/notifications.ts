import { messagesPath } from '#features/messages/paths.ts'
import { dealPath } from '../paths.ts'
import { answered, grantedAsks, openAsks, openInterests, openRequests, toldInvestments } from './notification-queries.ts'
import { toldKind, withCompany } from './told-kind.ts'

/** Tells a deal's owner who is interested. */
export const dealInterest = toldKind({
  name: 'deals.interest',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newDealInterest', message: 'New interest in your deal' } },
  on: ['deal.interested', 'deal.interestWithdrawn'],
  word: 'interest',
  told: 'owner',
  find: openInterests,
  title: /*i18n*/ { id: 'notification.dealInterestFrom', message: '{name} is interested in {deal}' },
  mail: (interest) => ({
    subject: `${interest.full_name} is interested in ${interest.deal_title}`,
    paragraphs: [`${withCompany(interest)} is interested in your deal “${interest.deal_title}”.`],
    button: { label: 'Open your deal', target: dealPath(interest.deal_id) },
  }),
})

/** Tells a deal's owner who asks for an introduction. */
export const introductionRequested = toldKind({
  name: 'deals.introduction',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newIntroduction', message: 'New request for an introduction' } },
  on: ['deal.introductionRequested', 'deal.introductionWithdrawn'],
  word: 'introduction',
  told: 'owner',
  find: openRequests,
  title: /*i18n*/ { id: 'notification.introductionFrom', message: '{name} asks for an introduction to {deal}' },
  mail: (request) => ({
    subject: `${request.full_name} asks for an introduction`,
    paragraphs: [
      `${withCompany(request)} asks for an introduction because of your deal “${request.deal_title}”.`,
      ...(request.note ? [request.note] : []),
    ],
    button: { label: 'Answer', target: dealPath(request.deal_id) },
  }),
})

/** Tells who asked for an introduction what became of it; being put off is told to nobody. */
export const introductionAnswered = toldKind({
  name: 'deals.answer',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.introductionAnswered', message: 'Your request was answered' } },
  on: ['deal.introductionAnswered'],
  word: 'answer',
  told: 'member',
  find: answered,
  title: ({ state }) =>
    state === 'accepted'
      ? /*i18n*/ { id: 'notification.introductionAccepted', message: '{name} accepted your request about {deal}' }
      : /*i18n*/ { id: 'notification.introductionDeclined', message: '{name} declined your request about {deal}' },
  target: ({ state, owner_id, deal_id }) => (state === 'accepted' ? messagesPath(owner_id) : dealPath(deal_id)),
  mail(answer) {
    const isAccepted = answer.state === 'accepted'
    return {
      subject: `${answer.full_name} ${isAccepted ? 'accepted' : 'declined'} your request`,
      paragraphs: [
        isAccepted
          ? `${withCompany(answer)} accepted your request about “${answer.deal_title}”. You are connected and can write to each other.`
          : `${withCompany(answer)} declined your request about “${answer.deal_title}”.`,
        ...(answer.note ? [answer.note] : []),
      ],
      button: isAccepted
        ? { label: 'Write a message', target: messagesPath(answer.owner_id) }
        : { label: 'Open the deal', target: dealPath(answer.deal_id) },
    }
  },
})

/** Tells a deal's owner who asks to read its documents. */
export const readingAsked = toldKind({
  name: 'deals.readingAsked',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newReadingAsk', message: 'Somebody asks to read your deck' } },
  on: ['deal.readingAsked', 'deal.readingAskWithdrawn'],
  word: 'reading',
  told: 'owner',
  find: openAsks,
  title: /*i18n*/ { id: 'notification.readingAskFrom', message: '{name} asks to read the documents of {deal}' },
  mail: (ask) => ({
    subject: `${ask.full_name} asks to read your deck`,
    paragraphs: [`${withCompany(ask)} asks to read the documents of your deal “${ask.deal_title}”.`],
    button: { label: 'Answer', target: dealPath(ask.deal_id) },
  }),
})

/** Tells who asked that they may read, and nothing once that was taken back; a refusal is told to nobody: the deal says it. */
export const readingGranted = toldKind({
  name: 'deals.readingGranted',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.readingGranted', message: 'You can read the deck' } },
  on: ['deal.readingAnswered'],
  word: 'granted',
  told: 'member',
  find: grantedAsks,
  title: /*i18n*/ { id: 'notification.readingGrantedBy', message: '{name} lets you read the documents of {deal}' },
  mail: (grant) => ({
    subject: `${grant.full_name} lets you read “${grant.deal_title}”`,
    paragraphs: [`${withCompany(grant)} lets you read the documents of “${grant.deal_title}”.`],
    button: { label: 'Open the deal', target: dealPath(grant.deal_id) },
  }),
})

/** Tells a deal's owner who says that they have invested. */
export const investmentTold = toldKind({
  name: 'deals.invested',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newInvestment', message: 'New investment in your deal' } },
  on: ['deal.invested', 'deal.investmentWithdrawn'],
  word: 'invested',
  told: 'owner',
  find: toldInvestments,
  title: /*i18n*/ { id: 'notification.investmentFrom', message: '{name} says that they have invested in {deal}' },
  mail: (investment) => ({
    subject: `${investment.full_name} says that they have invested in ${investment.deal_title}`,
    paragraphs: [`${withCompany(investment)} says that they have invested in your deal “${investment.deal_title}”.`],
    button: { label: 'Open your deal', target: dealPath(investment.deal_id) },
  }),
})
