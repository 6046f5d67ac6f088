import { room } from '#platform/server/room.ts'
import { referralsContract } from '../contract.ts'
import { followProfiles, forgetAddresses } from './follow-profiles.ts'
import { referralsHandlers } from './handlers.ts'
import { referralsPersonalData } from './personal-data.ts'

export const referralsRoom = room({
  name: 'referrals',
  contract: referralsContract,
  handlers: referralsHandlers,
  reactions: () => [followProfiles()],
  jobs: (services) => [forgetAddresses(services)],
  personalData: referralsPersonalData,
})
