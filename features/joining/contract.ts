import * as z from 'zod'
import { applicationsContract } from './applications-contract.ts'
import { invitationsContract } from './invitations-contract.ts'
import { rulesContract } from './rules-contract.ts'
import { welcomeContract } from './welcome-contract.ts'

export const joiningContract = { ...rulesContract, ...applicationsContract, ...invitationsContract, ...welcomeContract }

export const joiningLive = {
  /** Applications, invitations or settings have changed: refetch them. */
  'joining.changed': z.object({}),
  /** The member has put the welcome away. */
  'joining.welcomed': z.object({}),
}
