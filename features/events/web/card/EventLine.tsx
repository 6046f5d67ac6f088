import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { EventCard } from '../../shared-contract.ts'
import { eventPath } from '../../paths.ts'
import { whenOf } from '../when.ts'
import { DateTile } from './DateTile.tsx'
import { usePlace } from './EventFacts.tsx'

/** An event in a line: date, title, and location or time. */
export function EventLine({ event, says = 'where' }: { event: EventCard; says?: 'where' | 'when' | 'when and where' }) {
  const place = usePlace(event)
  const notes = { where: [place], when: [whenOf(event)], 'when and where': [whenOf(event), place] }
  return (
    <Link to={eventPath(event.id)} className="group flex items-center gap-3 rounded-control py-2.5 outline-offset-2">
      <DateTile event={event} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere group-hover:underline">
          {event.title}
        </span>
        <span className="line-clamp-2 wrap-anywhere text-ink-2">{notes[says].filter(Boolean).join(' · ')}</span>
      </span>
      <ChevronRight className="icon-sm text-ink-3" aria-hidden />
    </Link>
  )
}
