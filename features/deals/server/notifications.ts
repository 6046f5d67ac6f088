import { notificationKind } from '#platform/server/notification-kind.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dealPath } from '../paths.ts'
import { type Told, answered, openInterests, openRequests } from './notification-queries.ts'

export const about = ({ deal_id, member_id }: Pick<Told, 'deal_id' | 'member_id'>) => `${deal_id} ${member_id}`
export const partsOf = (key: string) => {
  const [, deal_id = '', member_id = ''] = key.split(' ')
  return { deal_id, member_id }
}
export const withCompany = ({ full_name, member_company }: Told) => (member_company ? `${full_name} of ${member_company}` : full_name)

/** Tells a deal's owner who is interested. */
export const dealInterest = notificationKind({
  name: 'deals.interest',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newDealInterest', message: 'New interest in your deal' } },
  on: ['deal.interested', 'deal.interestWithdrawn'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload)
    const open = new Map((await openInterests(tx, told)).map((each) => [about(each), each]))
    return told.map((each) => {
      const key = `interest ${about(each)}`
      const interest = open.get(about(each))
      if (!interest) return { user_id: each.owner_id, key, retracts: 0 }
      return {
        user_id: each.owner_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.dealInterestFrom', message: '{name} is interested in {deal}' },
          parameters: { name: interest.full_name, deal: interest.deal_title },
        },
        description: '',
        target: dealPath(each.deal_id),
        actor_id: each.member_id,
        count: 1,
      }
    })
  },

  mail: {
    after: 'a while',
    async compose(reader, _userId, key) {
      const [interest] = await openInterests(reader, [partsOf(key)])
      if (!interest) return undefined
      return {
        subject: `${interest.full_name} is interested in ${interest.deal_title}`,
        paragraphs: [`${withCompany(interest)} is interested in your deal “${interest.deal_title}”.`],
        button: { label: 'Open your deal', target: dealPath(interest.deal_id) },
      }
    },
  },
})

/** Tells a deal's owner who asks for an introduction. */
export const introductionRequested = notificationKind({
  name: 'deals.introduction',
  type: 'deals',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newIntroduction', message: 'New request for an introduction' } },
  on: ['deal.introductionRequested', 'deal.introductionWithdrawn'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload)
    const open = new Map((await openRequests(tx, told)).map((each) => [about(each), each]))
    return told.map((each) => {
      const key = `introduction ${about(each)}`
      const request = open.get(about(each))
      if (!request) return { user_id: each.owner_id, key, retracts: 0 }
      return {
        user_id: each.owner_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.introductionFrom', message: '{name} asks for an introduction to {deal}' },
          parameters: { name: request.full_name, deal: request.deal_title },
        },
        description: request.note,
        target: dealPath(each.deal_id),
        actor_id: each.member_id,
        count: 1,
      }
    })
  },

  mail: {
    after: 'a while',
    async compose(reader, _userId, key) {
      const [request] = await openRequests(reader, [partsOf(key)])
      if (!request) return undefined
      return {
        subject: `${request.full_name} asks for an introduction`,
        paragraphs: [
          `${withCompany(request)} asks for an introduction because of your deal “${request.deal_title}”.`,
          ...(request.note ? [request.note] : []),
        ],
        button: { label: 'Answer', target: dealPath(request.deal_id) },
      }
    },
  },
})

/** Tells who asked for an introduction what became of it; being put off is told to nobody. */
export const introductionAnswered = notificationKind({
  name: 'deals.answer',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.introductionAnswered', message: 'Your request was answered' } },
  on: ['deal.introductionAnswered'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload).filter(({ answer }) => answer !== 'later')
    return (await answered(tx, told)).map((each) => {
      const isAccepted = each.state === 'accepted'
      return {
        user_id: each.member_id,
        key: `answer ${about(each)}`,
        title: {
          ...(isAccepted
            ? /*i18n*/ { id: 'notification.introductionAccepted', message: '{name} accepted your request about {deal}' }
            : /*i18n*/ { id: 'notification.introductionDeclined', message: '{name} declined your request about {deal}' }),
          parameters: { name: each.full_name, deal: each.deal_title },
        },
        description: each.note,
        target: isAccepted ? messagesPath(each.owner_id) : dealPath(each.deal_id),
        actor_id: each.owner_id,
        count: 1,
      }
    })
  },

  mail: {
    after: 'a while',
    async compose(reader, _userId, key) {
      const [answer] = await answered(reader, [partsOf(key)])
      if (!answer) return undefined
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
  },
})
