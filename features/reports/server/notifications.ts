import { dashboardPath } from '#platform/paths.ts'
import { notificationKind } from '#platform/server/notification-kind.ts'
import { isReversal } from '../acts.ts'
import { ownDecisionsPath } from '../paths.ts'
import { ownDecision, reportersOf } from './decision-queries.ts'

/** Tells reporters that their report was reviewed, but not the outcome. */
export const lookedAt = notificationKind({
  name: 'reports.lookedAt',
  type: 'profiles',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.reportLookedAt', message: 'Your report was reviewed' } },
  on: ['reports.decided'],

  async notify(tx, events) {
    const cases = events.filter(({ payload }) => payload.was_undecided).map(({ payload }) => payload.case_id)
    return (await reportersOf(tx, cases)).map(({ case_id, reporter_id }) => ({
      user_id: reporter_id,
      key: case_id,
      title: { .../*i18n*/ { id: 'notification.weLookedAtIt', message: 'We reviewed your report. Thank you.' } },
      description: '',
      target: dashboardPath(),
      actor_id: null,
    }))
  },
})

/** Notifies a member of a decision about them; an email is always sent as well (mails.ts). */
export const decided = notificationKind({
  name: 'reports.decided',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.operatorsDecided', message: 'The operators made a decision about you' } },
  on: ['reports.decided'],

  async notify(tx, events) {
    const found = await Promise.all(events.map(({ payload }) => ownDecision(tx, payload.decision_id)))
    return found.flatMap((decision) =>
      decision?.member_id
        ? [
            {
              user_id: decision.member_id,
              key: decision.id,
              title: isReversal(decision)
                ? { .../*i18n*/ { id: 'notification.decisionChanged', message: 'The operators changed a decision about you' } }
                : { .../*i18n*/ { id: 'notification.decidedAboutYou', message: 'The operators made a decision about you' } },
              description: decision.reason,
              target: ownDecisionsPath(),
              actor_id: null,
            },
          ]
        : [],
    )
  },
})
