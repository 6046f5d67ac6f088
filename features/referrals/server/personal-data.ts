import type { PersonalData } from '#platform/server/personal-data.ts'
import { addressHash } from './address-hash.ts'
import { keepAddress, standingOf } from './queries.ts'

export const referralsPersonalData: PersonalData = {
  lists: {
    referrals: {
      about: /*i18n*/ {
        id: 'file.copy.referrals.referrals',
        message:
          'Your referral code, how often its link was followed, and how many came by it. When you leave, a keyed hash of your address stays for a year, so that joining again counts for nobody.',
      },
      from: ['referral_tracking', 'referral_clicks'],
      async read(reader, memberId) {
        const standing = await standingOf(reader, memberId)
        return standing ? [standing] : []
      },
    },
  },
  forget: async (tx, { email }) => keepAddress(tx, await addressHash(tx, email)),
}
