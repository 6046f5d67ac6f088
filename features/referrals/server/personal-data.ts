import type { PersonalData } from '#platform/server/personal-data.ts'
import { addressHasher } from './address-hash.ts'
import { keepAddress, standingOf } from './queries.ts'

export const referralsPersonalData: PersonalData = {
  lists: {
    referrals: {
      about: /*i18n*/ {
        id: 'file.copy.referrals.referrals',
        message:
          'Your referral code, how often its link was clicked, and how many people joined through it. After you leave, we keep a keyed hash of your address for a year, so that joining again doesn’t count as a new referral.',
      },
      from: ['referral_tracking', 'referral_clicks'],
      async read(reader, memberId) {
        const standing = await standingOf(reader, memberId)
        return standing ? [standing] : []
      },
    },
  },
  forget: async (tx, { email }) => keepAddress(tx, (await addressHasher(tx))(email)),
}
