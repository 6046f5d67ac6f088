import { notificationKind } from '#platform/server/notification-kind.ts'
import { dealPath } from '../paths.ts'
import { whyItFits } from '../why-it-fits.ts'
import { mailTexts } from './mail-texts.ts'
import { currentMatches } from './tell-fitting.ts'

const about = (dealId: string) => `fits ${dealId}`

/** Notifies investors of a new deal that matches their preferences, and says why. */
export const dealFits = notificationKind({
  name: 'deals.fits',
  type: 'deals',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.newFittingDeal', message: 'New deal matches your preferences' } },
  on: ['deal.fits'],
  // Each names up to two hundred members.
  atOnce: 5,

  async notify(tx, events) {
    const told = []
    for (const { payload } of events) {
      const fitting = await currentMatches(tx, payload.deal_id, payload.member_ids)
      if (!fitting) continue
      const { deal, seekers } = fitting
      told.push(
        ...seekers.map(({ id, preferences }) => ({
          user_id: id,
          key: about(deal.id),
          title: {
            .../*i18n*/ { id: 'notification.dealFits', message: '{deal} by {company} matches your investment preferences' },
            parameters: { deal: deal.title, company: deal.company_name },
          },
          description: whyItFits(preferences, deal),
          target: dealPath(deal.id),
          actor_id: deal.user_id,
          count: 1,
        })),
      )
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const fitting = await currentMatches(reader, key.slice(about('').length), [userId])
      const [seeker] = fitting?.seekers ?? []
      if (!fitting || !seeker) return undefined
      const { deal } = fitting
      return {
        subject: say(mailTexts.fits, { company: deal.company_name }),
        paragraphs: [
          say(mailTexts.posted, { company: deal.company_name, deal: deal.title }),
          say(mailTexts.why, { why: whyItFits(seeker.preferences, deal) }),
          say(mailTexts.change),
        ],
        button: { label: say(mailTexts.open), target: dealPath(deal.id) },
      }
    },
  },
})
