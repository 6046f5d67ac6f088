import { Trans, useLingui } from '@lingui/react/macro'
import { Handshake } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import type { Introduced } from './IntroduceDialog.tsx'

const IntroduceDialog = lazily(async () => (await import('./IntroduceDialog.tsx')).IntroduceDialog)

/** Introduces a connection to another one. */
export function IntroduceButton({ member, size }: { member: Introduced } & Pick<ButtonProps, 'size'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = member.full_name
  return (
    <>
      <Button size={size} aria-label={t`Introduce ${name} to somebody`} onPress={() => setOpen(true)}>
        {size !== 'small' && <Handshake aria-hidden />}
        <Trans>Introduce</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <IntroduceDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
