import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { readerZone } from '#platform/web/reader.ts'
import { useMember } from '#features/members/web/index.ts'
import { addDays, todayIn } from '../calendar/calendar-dates.ts'
import { EventEditor } from './EventEditor.tsx'
import { newEvent } from './event-values.ts'
import { ProfileFirst } from './ProfileFirst.tsx'
import { unsentEvents } from './unsent-events.ts'

/** A new event, or an unpublished draft. */
export function NewEvent() {
  const member = useMember()
  if (!member) return null
  return member.profile_completed ? <Begun member={member.id} /> : <ProfileFirst />
}

function Begun({ member }: { member: string }) {
  const begin = () => ({ id: newId(), values: newEvent(readerZone(), addDays(todayIn(readerZone()), 7)), isRestored: false })
  const [{ id, values, isRestored }, setBegun] = useState(() => {
    const kept = unsentEvents(member).entries.get().get('new')
    return kept ? { ...kept, values: { ...begin().values, ...kept.values }, isRestored: true } : begin()
  })
  return (
    <EventEditor isNew key={id} id={id} initial={values} member={member} isRestored={isRestored} onDiscarded={() => setBegun(begin())} />
  )
}
