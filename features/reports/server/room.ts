import type { PersonalData } from '#platform/server/personal-data.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { room } from '#platform/server/room.ts'
import { reportsContract } from '../contract.ts'
import { ownDecisionsPath, reportCasePath, reportsPath } from '../paths.ts'
import { clearOld } from './clear-old.ts'
import { decisionsToTake } from './decision-queries.ts'
import { followReviews } from './follow-reviews.ts'
import { reportsHandlers } from './handlers.ts'
import { watchableCases } from './live.ts'
import { mailDecision } from './mails.ts'
import { decided, lookedAt } from './notifications.ts'
import { reports } from './operators.ts'
import { forgetProfile, reportsBy } from './queries.ts'
import { reportsRetention } from './retention.ts'
import { reportsSearchables } from './searchables.ts'
import { endSuspensions } from './suspension.ts'

const reportsPersonalData: PersonalData = {
  lists: {
    reports: {
      about: /*i18n*/ { id: 'file.copy.reports.reports', message: 'Your reports to the operators.' },
      from: ['reports'],
      read: reportsBy,
    },
    decisions: {
      about: /*i18n*/ { id: 'file.copy.reports.decisions', message: 'Decisions by operators about you, and your appeals.' },
      from: ['report_decisions'],
      read: decisionsToTake,
    },
  },
  leftOut: {
    report_cases: /*i18n*/ {
      id: 'file.copy.reports.without.report_cases',
      message: 'reports about you, which would reveal who sent them; the decisions about them are in decisions',
    },
    suspended_members: /*i18n*/ {
      id: 'file.copy.reports.without.suspended_members',
      message: 'how long you are suspended, which is included in decisions',
    },
    decision_links: /*i18n*/ {
      id: 'file.copy.reports.without.decision_links',
      message: 'links for appealing against a decision, stored for 30 days as hashes',
    },
  },
  // Links that give access for a while must not come back with a backup.
  passingTables: ['decision_links'],
  forget: (tx, { id }) => forgetProfile(tx, id),
}

/** @param reportables the reportable content of all rooms, available once all rooms are loaded */
export const reportsRoom = (reportables: () => readonly Reportable[]) =>
  room({
    name: 'reports',
    contract: reportsContract,
    handlers: reportsHandlers(reportables),
    screens: [reportsPath(), reportCasePath('$id'), ownDecisionsPath()],
    kinds: [lookedAt, decided],
    reactions: (services) => [followReviews(services)],
    jobs: (services) => [clearOld(services), mailDecision(services), endSuspensions(services)],
    live: { watchable: { reports: watchableCases } },
    commands: [reports],
    personalData: reportsPersonalData,
    searchables: reportsSearchables,
    retention: () => [reportsRetention],
  })
