import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useIsPhone } from '#platform/web/phone.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { DealCard } from '../../deal-contract.ts'
import type { IntroductionState } from '../../introductions.ts'
import { isRunning } from '../../statuses.ts'
import { IntroductionDialog } from './IntroductionDialog.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Beside the way to the conversation, once an introduction is accepted: small buttons. `full_name` is how the deal calls its owner. */
    'deal.introduced': { member: { id: string; full_name: string }; size: 'small' }
  }
}

interface IntroductionButtonProps {
  deal: Pick<DealCard, 'id' | 'user_id' | 'company_name' | 'status'>
  state: IntroductionState | null
  /** Who accepted the introduction, if not the deal's contact. */
  contactId: string | null
}

/** Requests an introduction, shows its state, and links to the conversation once it is accepted. */
export function IntroductionButton({ deal, state, contactId }: IntroductionButtonProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const company = deal.company_name
  if (state === 'accepted') {
    const id = contactId ?? deal.user_id
    return (
      <>
        <Link
          to={messagesPath(id)}
          aria-label={t`Write a message to ${company}`}
          className={buttonClass({ size: 'small', className: 'flex-1' })}
        >
          <Trans>Write a message</Trans>
        </Link>
        <Slot name="deal.introduced" member={{ id, full_name: company }} size="small" />
      </>
    )
  }
  if (state === 'declined') {
    return (
      <Button size="small" className="flex-1" isDisabled>
        <Trans>Request declined</Trans>
      </Button>
    )
  }
  return (
    <>
      <Button
        size="small"
        className="flex-1"
        aria-label={
          state ? t`Introduction to ${company} requested` : isPhone ? t`Request intro to ${company}` : t`Request introduction to ${company}`
        }
        isDisabled={!state && !isRunning(deal.status)}
        onPress={() => setOpen(true)}
      >
        {state ? (
          <>
            <Check aria-hidden />
            <Trans>Requested</Trans>
          </>
        ) : isPhone ? (
          <Trans>Request intro</Trans>
        ) : (
          <Trans>Request introduction</Trans>
        )}
      </Button>
      <IntroductionDialog deal={deal} isRequested={state !== null} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
