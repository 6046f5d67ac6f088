import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SuggestDialog } from './SuggestDialog.tsx'

/** A button that lets a member suggest a calendar or a page with events to the operators. */
export function SuggestSource() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <Plus aria-hidden />
        <Trans>Suggest a calendar</Trans>
      </Button>
      {isOpen && <SuggestDialog title={t`Suggest a calendar`} onClose={() => setIsOpen(false)} />}
    </>
  )
}
