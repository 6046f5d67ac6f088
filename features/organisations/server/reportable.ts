import { announceIn } from '#platform/server/events/index.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { organisationPath } from '../paths.ts'
import { tellChanged } from './live.ts'
import { peopleSeenBy } from './people-queries.ts'
import { lockOrganisation, organisationById, roleOf, updateOrganisation } from './queries.ts'
import { deleteWithPictures } from './remove.ts'

/** Members can report the page of an organisation that they are not in. Its author is the first person on the page, an owner. */
export const organisationReportable: Reportable = {
  kind: 'organisation',

  async read(reader, reporter, id) {
    const organisation = await organisationById(reader, id)
    if (!organisation || organisation.hidden_at || (await roleOf(reader, reporter.id, id))) return undefined
    const [owner] = await peopleSeenBy(reader, { viewer: reporter.id, organisation: id, limit: 1 })
    if (!owner) return undefined
    const { name, legal_name, website, description, thesis, slug } = organisation
    const text = [name, legal_name, website, description, thesis].filter(Boolean).join('\n\n')
    return { author_id: owner.member_id, text, address: organisationPath(slug), around: [] }
  },

  async setHidden({ live }, tx, id, hidden) {
    const organisation = await lockOrganisation(tx, id)
    if (!organisation) return false
    if ((organisation.hidden_at !== null) === hidden) return true
    await updateOrganisation(tx, id, { hidden_at: hidden ? new Date() : null })
    await announceIn(tx)('organisation.changed', { organisation_id: id })
    tellChanged(live, tx, id)
    return true
  },

  async remove(services, tx, id) {
    const organisation = await lockOrganisation(tx, id)
    if (organisation) await deleteWithPictures(services, tx, announceIn(tx), organisation)
    return organisation !== undefined
  },
}
