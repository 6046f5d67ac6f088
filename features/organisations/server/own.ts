import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { organisationOnProfile } from '#features/profiles/server/index.ts'
import type { OwnOrganisation, ProposedOrganisation } from '../organisation-contract.ts'
import { foldedName } from './organisation-facts.ts'
import { presentBrief } from './organisations.ts'
import { organisationsLike, organisationsOfMember } from './own-queries.ts'

/** The organisations a member is in, the one on their profile first; for a member of none, those they may belong to. */
export async function ownOrganisations(
  reader: Reader,
  member: string,
): Promise<{ items: OwnOrganisation[]; proposed: ProposedOrganisation[] }> {
  const [rows, main] = await Promise.all([organisationsOfMember(reader, { member }), organisationOnProfile(reader, member)])
  const items = rows.map(({ role, title, wants_deals, waiting, ...row }) => ({
    ...presentBrief(row),
    role,
    title,
    wants_deals,
    waiting,
    is_main: row.id === main,
  }))
  return { items: mainFirst(items, main), proposed: items.length > 0 ? [] : await proposedTo(reader, member) }
}

async function proposedTo(reader: Reader, member: string): Promise<ProposedOrganisation[]> {
  const found = await reader.selectFrom(members.as('u')).select('u.company_name').where('u.id', '=', member).executeTakeFirst()
  const rows = await organisationsLike(reader, { member, name: foldedName(found?.company_name ?? '') })
  return rows.map(({ people_count, because, ...row }) => ({ ...presentBrief(row), people_count, because }))
}

/** The organisations of a member as others see them. */
export async function organisationsShownOf(reader: Reader, member: string) {
  const [rows, main] = await Promise.all([organisationsOfMember(reader, { member }), organisationOnProfile(reader, member)])
  const shown = rows.filter(({ hidden_at }) => hidden_at === null)
  return mainFirst(
    shown.map(({ role, title, ...row }) => ({ ...presentBrief(row), role, title })),
    main,
  )
}

const mainFirst = <Item extends { id: string }>(items: Item[], main: string | null): Item[] =>
  items.toSorted((one, other) => Number(other.id === main) - Number(one.id === main))
