import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { bookingPath } from '../paths.ts'
import { offerOf } from './data.ts'
import { ProposeDialog } from './ProposeDialog.tsx'

interface SuggestTimeProps {
  member: { id: string; full_name: string }
  size?: 'small' | 'regular'
}

/** At the top of a profile: the way to the member's booking page, or the dialog that suggests times; nothing if neither is possible. */
export function SuggestTime({ member, size = 'regular' }: SuggestTimeProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: offer } = useQuery(offerOf(member.id))
  if (offer?.booking) {
    return (
      <Link to={bookingPath(member.id)} className={buttonClass({ size })}>
        <CalendarPlus aria-hidden />
        <Trans>Book a time</Trans>
      </Link>
    )
  }
  if (!offer?.can_propose) return null
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <CalendarPlus aria-hidden />
        <Trans>Suggest a time</Trans>
      </Button>
      {isOpen && <ProposeDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same among the actions of a conversation, where suggesting comes first. */
export function SuggestTimeIcon({ member }: SuggestTimeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { data: offer } = useQuery(offerOf(member.id))
  if (!offer?.can_propose) {
    if (!offer?.booking) return null
    return <IconButton icon={CalendarPlus} label={t`Book a time`} onPress={() => void navigate({ href: bookingPath(member.id) })} />
  }
  return (
    <>
      <IconButton icon={CalendarPlus} label={t`Suggest a time`} aria-haspopup="dialog" onPress={() => setOpen(true)} />
      {isOpen && <ProposeDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}
