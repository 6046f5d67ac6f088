import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { OrganisationBrief } from '../contract.ts'
import type { VerifiedBy } from '../verification-contract.ts'
import { type OrganisationAct, rolesFor } from '../roles.ts'
import type { OrganisationsTable } from './tables.ts'

/** The organisations, to select from or join with under an alias: `organisations.as('o')`. Those with `hidden_at` or `merged_into` are not to be shown. */
export const organisations: RawBuilder<Selectable<OrganisationsTable>> = sql.table<Selectable<OrganisationsTable>>('organisations')

/** Query: the ids of the organisations that a member is in, with the role. Join with it under an alias. */
export const organisationsOf = (member: Expression<string> | string) =>
  sql<{ organisation_id: string; role: string }>`(select organisation_id, role from organisation_members where member_id = ${member})`

/** Condition: whether a member is in an organisation. */
export const isIn = (member: Expression<string> | string, organisation: Expression<string | null>) =>
  sql<boolean>`exists (select from organisation_members its where its.organisation_id = ${organisation} and its.member_id = ${member})`

/** Query: the ids of the people of an organisation whose role allows an act; by default, of all. */
export const peopleOf = (organisation: Expression<string | null>, act: OrganisationAct = 'read') => sql<{ member_id: string }>`
  (select member_id from organisation_members where organisation_id = ${organisation} and role in (${sql.join(rolesFor(act).map((role) => sql.lit(role)))}))`

/** Expression: the brief of the organisation with this id, or null if there is none or operators have hidden it. A lookup per row. */
export const organisationBriefOf = (
  id: Expression<string | null>,
): RawBuilder<OrganisationBriefRow | null> => sql<OrganisationBriefRow | null>`
  (select jsonb_build_object('id', its.id, 'slug', its.slug, 'name', its.name, 'kind', its.kind, 'logo', its.logo)
   from organisations its where its.id = ${id} and its.hidden_at is null and its.merged_into is null)`

/** Expression: what the badge of the organisation with this id says, or null if it is not verified. A lookup per row. */
export const verifiedOf = (id: Expression<string>): RawBuilder<VerifiedBy | null> => sql<VerifiedBy | null>`
  (select jsonb_build_object('domain', its.domain, 'method', its.method, 'at', coalesce(its.checked_at, its.verified_at))
   from organisation_verifications its where its.organisation_id = ${id} and its.verified_at is not null)`

/** A brief as stored. */
export type OrganisationBriefRow = OrganisationBrief

/** The URL path of a stored picture, without its width; null stays null. */
export const logoAddress = (base: string | null): string | null => base && `/api/organisation-pictures/${base}`

export const presentBrief = ({ id, slug, name, kind, logo }: OrganisationBriefRow): OrganisationBrief => ({
  id,
  slug,
  name,
  kind,
  logo: logoAddress(logo),
})
