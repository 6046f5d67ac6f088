import { notificationKind } from '#platform/server/notification-kind.ts'
import { dealPath } from '../paths.ts'
import { grantedAsks, openAsks, toldInvestments } from './notification-queries.ts'
import { about, partsOf, withCompany } from './notifications.ts'

/** Tells a deal's owner who asks to read its documents. */
export const readingAsked = notificationKind({
  name: 'deals.readingAsked',
  type: 'deals',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newReadingAsk', message: 'Somebody asks to read your deck' } },
  on: ['deal.readingAsked', 'deal.readingAskWithdrawn'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload)
    const open = new Map((await openAsks(tx, told)).map((each) => [about(each), each]))
    return told.map((each) => {
      const key = `reading ${about(each)}`
      const ask = open.get(about(each))
      if (!ask) return { user_id: each.owner_id, key, retracts: 0 }
      return {
        user_id: each.owner_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.readingAskFrom', message: '{name} asks to read the documents of {deal}' },
          parameters: { name: ask.full_name, deal: ask.deal_title },
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
      const [ask] = await openAsks(reader, [partsOf(key)])
      if (!ask) return undefined
      return {
        subject: `${ask.full_name} asks to read your deck`,
        paragraphs: [`${withCompany(ask)} asks to read the documents of your deal “${ask.deal_title}”.`],
        button: { label: 'Answer', target: dealPath(ask.deal_id) },
      }
    },
  },
})

/** Tells who asked that they may read, and nothing once that was taken back; a refusal is told to nobody: the deal says it. */
export const readingGranted = notificationKind({
  name: 'deals.readingGranted',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.readingGranted', message: 'You can read the deck' } },
  on: ['deal.readingAnswered'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload)
    const granted = new Map((await grantedAsks(tx, told)).map((each) => [about(each), each]))
    return told.map((each) => {
      const key = `granted ${about(each)}`
      const grant = granted.get(about(each))
      if (!grant) return { user_id: each.member_id, key, retracts: 0 }
      return {
        user_id: each.member_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.readingGrantedBy', message: '{name} lets you read the documents of {deal}' },
          parameters: { name: grant.full_name, deal: grant.deal_title },
        },
        description: '',
        target: dealPath(each.deal_id),
        actor_id: each.owner_id,
        count: 1,
      }
    })
  },

  mail: {
    after: 'a while',
    async compose(reader, _userId, key) {
      const [grant] = await grantedAsks(reader, [partsOf(key)])
      if (!grant) return undefined
      return {
        subject: `${grant.full_name} lets you read “${grant.deal_title}”`,
        paragraphs: [`${withCompany(grant)} lets you read the documents of “${grant.deal_title}”.`],
        button: { label: 'Open the deal', target: dealPath(grant.deal_id) },
      }
    },
  },
})

/** Tells a deal's owner who says that they have invested. */
export const investmentTold = notificationKind({
  name: 'deals.invested',
  type: 'deals',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newInvestment', message: 'New investment in your deal' } },
  on: ['deal.invested', 'deal.investmentWithdrawn'],

  async notify(tx, events) {
    const told = events.map(({ payload }) => payload)
    const standing = new Map((await toldInvestments(tx, told)).map((each) => [about(each), each]))
    return told.map((each) => {
      const key = `invested ${about(each)}`
      const investment = standing.get(about(each))
      if (!investment) return { user_id: each.owner_id, key, retracts: 0 }
      return {
        user_id: each.owner_id,
        key,
        title: {
          .../*i18n*/ { id: 'notification.investmentFrom', message: '{name} says that they have invested in {deal}' },
          parameters: { name: investment.full_name, deal: investment.deal_title },
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
      const [investment] = await toldInvestments(reader, [partsOf(key)])
      if (!investment) return undefined
      return {
        subject: `${investment.full_name} says that they have invested in ${investment.deal_title}`,
        paragraphs: [`${withCompany(investment)} says that they have invested in your deal “${investment.deal_title}”.`],
        button: { label: 'Open your deal', target: dealPath(investment.deal_id) },
      }
    },
  },
})
