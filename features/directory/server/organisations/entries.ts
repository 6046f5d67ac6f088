import type { Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import { liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { directoryLive } from '../../contract.ts'
import { entryOf } from './entry-of.ts'
import { deleteOrganisations, indexedOrganisations, organisationsAfter, peopleOfOrganisations, putOrganisations } from './queries.ts'

const event = liveEvents(directoryLive)

/** Updates directory entries when organisations change, and notifies clients that show them and their people. */
export const updateOrganisations = ({ live }: Services) =>
  reaction({
    name: 'directory.keepOrganisations',
    on: ['organisation.changed', 'organisation.removed', 'organisation.merged'],
    async react(tx: Tx, events) {
      const ids = [
        ...new Set(events.flatMap(({ payload }) => ('into_id' in payload ? [payload.into_id] : []).concat(payload.organisation_id))),
      ]
      const found = await indexedOrganisations(tx, { ids })
      if (found.length > 0) await putOrganisations(tx, found.map(entryOf))
      const shown = new Set(found.map(({ id }) => id))
      await deleteOrganisations(
        tx,
        ids.filter((id) => !shown.has(id)),
      )
      const people = Map.groupBy(await peopleOfOrganisations(tx, ids), ({ id }) => id)
      for (const id of ids) {
        const own = (people.get(id) ?? []).map(({ member_id }) => toMember(member_id))
        live.tellAfter(tx, event('directory.organisationChanged', [`organisation:${id}`, ...own], { id }))
      }
    },
  })

/** Writes the entries of all organisations. */
export async function rebuildOrganisations(reader: Reader): Promise<void> {
  for (let some = await organisationsAfter(reader, undefined); some.length > 0; some = await organisationsAfter(reader, some.at(-1)?.id)) {
    await putOrganisations(reader, some.map(entryOf))
  }
}
