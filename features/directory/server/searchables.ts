import { sql } from 'kysely'
import { type Searchable, everybody, follow, sourceIds } from '#platform/server/search/index.ts'
import { sayIn } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { organisations } from '#features/organisations/server/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { industryTexts } from '#features/profiles/vocabulary-texts.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { memberFacets, memberLabels, memberTexts } from './entries.ts'
import { organisationFacets, organisationLabels, organisationTexts } from './organisations/entry-of.ts'
import { indexedOrganisations } from './organisations/queries.ts'
import { indexedMembers } from './queries.ts'

const memberSearchable: Searchable = {
  kind: 'member',
  version: 1,
  follows: [follow('profile.changed', ({ member_id }) => [member_id])],
  idsAfter: sourceIds(members),
  async read(reader, ids) {
    const found = await indexedMembers(reader, { ids })
    return found.map((member) => {
      const { id, created_at: at, full_name: name, company_name, language: usualLanguage } = member
      const { texts } = memberTexts(member)
      const [labels, filters] = [memberLabels(member), memberFacets(member)]
      return { id, at, name, otherNames: [company_name], texts, labels, usualLanguage, author: id, readers: [everybody], filters }
    })
  },
  isReadable: (viewer, id) => sql<boolean>`exists (
    select from ${members.as('u')} where u.id = ${id} and u.id <> all(${hiddenFrom(viewer)}))`,
  async cards(reader, _viewer, keys) {
    const found = await indexedMembers(reader, { ids: keys.map(({ id }) => id) })
    return found.map((member) => ({
      id: member.id,
      href: profilePath(member.id),
      title: member.full_name,
      note: member.company_name,
      text: memberTexts(member).texts.filter(Boolean).join('\n'),
    }))
  },
}

const organisationSearchable: Searchable = {
  kind: 'organisation',
  version: 1,
  follows: [
    follow('organisation.changed', ({ organisation_id }) => [organisation_id]),
    follow('organisation.removed', ({ organisation_id }) => [organisation_id]),
    follow('organisation.merged', ({ organisation_id, into_id }) => [organisation_id, into_id]),
  ],
  idsAfter: sourceIds(organisations),
  async read(reader, ids) {
    const found = await indexedOrganisations(reader, { ids })
    return found.map((organisation) => {
      const { names, texts } = organisationTexts(organisation)
      const { id, created_at: at } = organisation
      const [labels, filters] = [organisationLabels(organisation), organisationFacets(organisation)]
      return { id, at, name: names, texts, labels, author: null, readers: [everybody], filters }
    })
  },
  isReadable: (_viewer, id) => sql<boolean>`exists (
    select from ${organisations.as('o')} where o.id = ${id} and o.hidden_at is null and o.merged_into is null)`,
  async cards(reader, _viewer, keys, language) {
    const found = await indexedOrganisations(reader, { ids: keys.map(({ id }) => id) })
    return found.map((organisation) => ({
      id: organisation.id,
      href: organisationPath(organisation.slug),
      title: organisation.name,
      note: organisation.industries.map((industry) => sayIn(language)(industryTexts[industry])).join(', '),
      text: organisationTexts(organisation).texts.filter(Boolean).join('\n'),
    }))
  },
}

export const directorySearchables = [memberSearchable, organisationSearchable]
