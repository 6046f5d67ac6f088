import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useMember } from '#features/members/web/index.ts'
import { ProfileFirst } from '#features/profiles/web/index.ts'
import { addDays, todayIn } from '../calendar/calendar-dates.ts'
import { EventEditor } from './EventEditor.tsx'
import { newEvent } from './event-values.ts'
import { unsentEvents } from './unsent-events.ts'

/** A new event, or an unpublished draft. The address can name the organisation that is to host it, or the group that it is for. */
export function NewEvent() {
  const member = useMember()
  if (!member) return null
  if (member.profile_completed) return <Begun member={member.id} />
  return (
    <ProfileFirst>
      <Trans>Attendees want to know who is hosting.</Trans>
    </ProfileFirst>
  )
}

function Begun({ member }: { member: string }) {
  const [{ as, group }] = useScreenSearch(searchOf)
  const hosted = { ...(as && { organisation_id: as, group_id: null }), ...(group && { group_id: group, organisation_id: null }) }
  const begin = () => {
    const values = { ...newEvent(readerZone(), addDays(todayIn(readerZone()), 7)), ...hosted }
    return { id: newId(), values, isRestored: false }
  }
  const [{ id, values, isRestored }, setBegun] = useState(() => {
    const kept = unsentEvents(member).entries.get().get('new')
    return kept ? { ...kept, values: { ...begin().values, ...kept.values, ...hosted }, isRestored: true } : begin()
  })
  return <EventEditor key={id} id={id} initial={values} member={member} isRestored={isRestored} onDiscarded={() => setBegun(begin())} />
}

function searchOf(raw: Record<string, unknown>): { as?: string; group?: string } {
  const [as, group] = [givenId(raw['as']), givenId(raw['group'])]
  return { ...(as && { as }), ...(group && { group }) }
}
