import { messagesPath } from '#features/messages/paths.ts'
import { dealPath } from '../paths.ts'
import { answered, grantedAsks, openAsks, openInterests, openRequests, toldInvestments } from './notification-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { factsOf, toldKind } from './told-kind.ts'

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
  mail: (interest, say) => ({
    subject: say(mailTexts.interested, factsOf(say, interest)),
    paragraphs: [say(mailTexts.interestedBy, factsOf(say, interest))],
    button: { label: say(mailTexts.openYours), target: dealPath(interest.deal_id) },
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
  mail: (request, say) => ({
    subject: say(mailTexts.introduction, factsOf(say, request)),
    paragraphs: [say(mailTexts.introductionBy, factsOf(say, request)), ...(request.note ? [request.note] : [])],
    button: { label: say(mailTexts.answer), target: dealPath(request.deal_id) },
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
  mail(answer, say) {
    const isAccepted = answer.state === 'accepted'
    return {
      subject: say(isAccepted ? mailTexts.accepted : mailTexts.declined, factsOf(say, answer)),
      paragraphs: [
        say(isAccepted ? mailTexts.acceptedBy : mailTexts.declinedBy, factsOf(say, answer)),
        ...(answer.note ? [answer.note] : []),
      ],
      button: isAccepted
        ? { label: say(mailTexts.write), target: messagesPath(answer.owner_id) }
        : { label: say(mailTexts.open), target: dealPath(answer.deal_id) },
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
  mail: (ask, say) => ({
    subject: say(mailTexts.asksToRead, factsOf(say, ask)),
    paragraphs: [say(mailTexts.asksToReadBy, factsOf(say, ask))],
    button: { label: say(mailTexts.answer), target: dealPath(ask.deal_id) },
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
  mail: (grant, say) => ({
    subject: say(mailTexts.letsRead, factsOf(say, grant)),
    paragraphs: [say(mailTexts.letsReadBy, factsOf(say, grant))],
    button: { label: say(mailTexts.open), target: dealPath(grant.deal_id) },
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
  mail: (investment, say) => ({
    subject: say(mailTexts.invested, factsOf(say, investment)),
    paragraphs: [say(mailTexts.investedBy, factsOf(say, investment))],
    button: { label: say(mailTexts.openYours), target: dealPath(investment.deal_id) },
  }),
})
