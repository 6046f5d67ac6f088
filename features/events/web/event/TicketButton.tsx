import { Trans, useLingui } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { encode } from 'uqr'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { checkInPath } from '../../paths.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { shortCode } from '../../tickets.ts'
import { whenOf } from '../when.ts'

/** Shows the member's ticket. It is drawn here, so that it works without a connection. */
export function TicketButton({ event, ticket }: { event: EventDetails; ticket: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="mt-3 w-full" onPress={() => setOpen(true)}>
        <Ticket aria-hidden />
        <Trans>Show ticket</Trans>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} size="small" title={event.title} description={whenOf(event)} closeLabel={t`Close`}>
        <QrCode text={location.origin + checkInPath(event.id, ticket)} label={t`QR code of your ticket`} />
        <p className="text-center text-20 font-semibold tracking-wide tabular-nums">{shortCode(ticket)}</p>
        <p className="text-center text-ink-2">
          <Trans>Show this to the host at the entrance. It is valid for you only.</Trans>
        </p>
      </Dialog>
    </>
  )
}

/** Dark on white in both themes, because not all scanners read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-70 rounded-tile"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
