import { sql } from 'kysely'
import type { ServerText } from '#platform/contract.ts'
import { type BriefRow, briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { activityLimits } from '#platform/home.ts'
import type { HomePart } from '#platform/server/home.ts'
import { dealPath } from '../paths.ts'
import { runningStatuses } from '../statuses.ts'
import { areSeen } from './access.ts'

type PostedRow = BriefRow & { id: string; user_id: string; title: string; deal_company: string; created_at: Date }

const running = sql.lit(`{${runningStatuses.join()}}`)

/**
 * The latest deals that are open to investors, and the viewer's own in any status. The limit is a literal, because a parameter could be
 * planned as thousands.
 */
export const lastPosted = namedStatement<{ viewer: string }, PostedRow>(
  'deals.activity',
  (_kysely, { viewer }) => sql<PostedRow>`
    select d.id, d.user_id, d.title, d.company_name as deal_company, d.created_at, ${sql.join(briefColumns('u'))}
    from (
      select id, user_id, title, company_name, created_at from deal_flows
      where ${areSeen(viewer, { user_id: sql.ref('user_id'), organisation_id: sql.ref('organisation_id') })}
        and (user_id = ${viewer} or status = any(${running}::text[]))
      order by created_at desc, id desc limit ${sql.lit(activityLimits.deal)}
    ) d
    join ${members.as('u')} on u.id = d.user_id
    order by d.created_at desc, d.id desc`,
)

const ownTitle = (title: string): ServerText => ({
  .../*i18n*/ { id: 'activity.ownDeal', message: 'You posted {title}' },
  parameters: { title },
})

const othersTitle = (company: string, title: string): ServerText => ({
  .../*i18n*/ { id: 'activity.dealOf', message: '{company} is raising: {title}' },
  parameters: { company, title },
})

export const postedDeals: NonNullable<HomePart['activity']> = {
  type: 'deal',
  async latest({ database }, actor) {
    const rows = await lastPosted(database.kysely, { viewer: actor.id })
    return rows.map(({ id, user_id, title, deal_company, created_at, ...brief }) => ({
      id,
      title: user_id === actor.id ? ownTitle(title) : othersTitle(deal_company, title),
      text: null,
      at: created_at.toISOString(),
      is_new: false,
      href: dealPath(id),
      member: presentBrief(brief),
    }))
  },
}
