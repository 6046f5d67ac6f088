import { type Expression, sql } from 'kysely'

/** Query: the ids of the people of an organisation who asked to be notified about its deals. */
export const peopleWhoWantDeals = (organisation: Expression<string | null>) =>
  sql<{ member_id: string }>`(select member_id from organisation_members where organisation_id = ${organisation} and wants_deals)`
