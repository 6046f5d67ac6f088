import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCopy } from '#platform/web/use-copy.tsx'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Button } from '#ui/Button.tsx'
import { AddToCalendarMenu } from './AddToCalendarMenu.tsx'
import { ownFeed } from './data.ts'

/** Adds an event to a calendar, or copies its link. */
export function AddToCalendar({ event }: Slots['event.actions']) {
  const { t } = useLingui()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { copy, prompt } = useCopy()
  // Loaded before the menu opens, so that its items do not move.
  const { data } = useQuery(ownFeed())
  return (
    <>
      <Button
        ref={anchor}
        className="flex-1"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t`Add ${event.title} to a calendar`}
        onPress={() => setOpen(true)}
      >
        <CalendarPlus aria-hidden />
        <Trans>Add</Trans>
      </Button>
      {isOpen && (
        <AddToCalendarMenu
          event={event}
          preferred={data?.provider ?? 'google'}
          anchor={anchor}
          onCopy={copy}
          onClose={() => setOpen(false)}
        />
      )}
      {prompt}
    </>
  )
}
