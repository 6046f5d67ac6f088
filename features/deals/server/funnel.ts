import { sql } from 'kysely'
import type { FunnelStep } from '#platform/server/funnel.ts'

/** The first introduction that was accepted, for the investor and for the founder. */
const introductionStep: FunnelStep = {
  id: 'introduction',
  first: (member) => sql<Date | null>`least(
    (select min(answered_at) from deal_introductions where investor_id = ${member} and state = 'accepted'),
    (select min(i.answered_at) from deal_flows d join deal_introductions i on i.deal_id = d.id where d.user_id = ${member} and i.state = 'accepted'))`,
}

/** The first investment that an investor told the founder of, for both. */
const investmentStep: FunnelStep = {
  id: 'investment',
  first: (member) => sql<Date | null>`least(
    (select min("timestamp") from deal_interactions where investor_id = ${member} and action_type = 'invested'),
    (select min(i."timestamp") from deal_flows d join deal_interactions i on i.deal_id = d.id
      where d.user_id = ${member} and i.action_type = 'invested'))`,
}

export const dealSteps: readonly FunnelStep[] = [introductionStep, investmentStep]
