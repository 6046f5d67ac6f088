import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { useMember } from '#features/members/web/index.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { EventsFailed } from '../card/EventsFailed.tsx'
import { EventsSkeleton } from '../card/EventList.tsx'
import { eventById } from '../data.ts'
import { NoEvent, useEventId } from '../event/EventPage.tsx'
import { EventEditor } from './EventEditor.tsx'
import { valuesOf } from './event-values.ts'
import { unsentEvents } from './unsent-events.ts'

/** Edits an event of the member or of an organisation that they manage. */
export function EditEvent() {
  const id = useEventId()
  return id ? <Known key={id} id={id} /> : <NoEvent />
}

function Known({ id }: { id: string }) {
  const member = useMember()
  const { data: event, error, refetch } = useQuery(eventById(id))
  if (event && member) return event.can.edit ? <Editor event={event} member={member.id} /> : <NoEvent />
  if (error) return problemOf(error).code === 'NOT_FOUND' ? <NoEvent /> : <EventsFailed error={error} onRetry={() => void refetch()} />
  return <EventsSkeleton count={2} />
}

function Editor({ event, member }: { event: EventDetails; member: string }) {
  const [times, setTimes] = useState(0)
  const kept = unsentEvents(member).entries.get().get(event.id)
  const saved = valuesOf(event)
  return (
    <EventEditor
      key={times}
      id={event.id}
      event={event}
      initial={kept ? { ...saved, ...kept.values } : saved}
      member={member}
      isRestored={kept !== undefined}
      onDiscarded={() => setTimes(times + 1)}
    />
  )
}
