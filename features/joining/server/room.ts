import { room } from '#platform/server/room.ts'
import { joiningContract } from '../contract.ts'
import { joiningPath } from '../paths.ts'
import { lookAtApplication, mailAdmitted, mailDeclined } from './application-mails.ts'
import { admitWaiting } from './applications.ts'
import { clearOld } from './clear-old.ts'
import { followMembers } from './follow-members.ts'
import { joiningHandlers } from './handlers.ts'
import { mailInvitation } from './invitation-mails.ts'
import { watchableConsole } from './live.ts'
import { appliedNotification, appliedTodayNotification, tellOfApplications } from './notifications.ts'
import type { OpenAccount } from './open-account.ts'
import { joiningPersonalData } from './personal-data.ts'
import { mailWelcome } from './welcome.ts'

export const joiningRoom = (openAccount: OpenAccount) =>
  room({
    name: 'joining',
    contract: joiningContract,
    handlers: joiningHandlers(openAccount),
    screens: [joiningPath()],
    kinds: [appliedNotification, appliedTodayNotification],
    reactions: (services) => [followMembers(services)],
    jobs: (services) => [
      lookAtApplication(services),
      mailDeclined(services),
      mailAdmitted(services),
      admitWaiting(services, openAccount),
      mailInvitation(services),
      mailWelcome(services),
      tellOfApplications(services),
      clearOld(services),
    ],
    live: { watchable: { joining: watchableConsole } },
    personalData: joiningPersonalData,
  })
