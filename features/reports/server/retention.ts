import type { RetentionKind } from '#platform/server/retention.ts'
import { keptDays } from '../limits.ts'
import { countOldReports, deleteOldReports } from './queries.ts'

export const reportsRetention: RetentionKind = {
  id: 'reports.reports',
  name: /*i18n*/ { id: 'retention.reports.reports', message: 'Reports and decisions about them' },
  about: /*i18n*/ {
    id: 'retention.reports.reportsAbout',
    message: 'With the copy of what was reported. Reports about members who are suspended are kept longer.',
  },
  days: keptDays,
  // Members may appeal for six months (Article 20 DSA).
  least: 180,
  count: countOldReports,
  remove: deleteOldReports,
}
