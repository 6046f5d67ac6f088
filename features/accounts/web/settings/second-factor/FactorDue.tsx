import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

/** In place of the console, for those whose role requires a second factor. */
export function FactorDue() {
  const { t } = useLingui()
  const member = useMember()
  const [isOpen, setOpen] = useState(false)
  if (!member) return null
  return (
    <>
      <EmptyState
        isPage
        icon={KeyRound}
        title={t`Turn on a second factor first`}
        action={
          <Button variant="primary" onPress={() => setOpen(true)}>
            <Trans>Turn on the second factor</Trans>
          </Button>
        }
      >
        <Trans>The operators require it of everybody who helps to run the community. It takes two minutes and an app on your phone.</Trans>
      </EmptyState>
      {isOpen && <TurnOnDialog email={member.email} onClose={() => setOpen(false)} />}
    </>
  )
}
