import { Trans, useLingui } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { QrCode } from '#ui/QrCode.tsx'
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
