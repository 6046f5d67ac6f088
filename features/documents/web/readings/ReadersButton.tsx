import { useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import type { Document } from '../../contract.ts'

const ReadersDialog = lazyOverlay(
  async () => (await import('./ReadersDialog.tsx')).ReadersDialog,
  ({ onClose }) => onClose(),
)

/** For its owner: opens the list of readers. */
export function ReadersButton({ document, isSmall = false }: { document: Document; isSmall?: boolean }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isSmall ? (
        <IconButton icon={UsersRound} label={t`View readers of ${document.name}`} onPress={open} />
      ) : (
        <Button variant="quiet" className="mt-2 w-full" onPress={open}>
          <UsersRound aria-hidden />
          {t`View readers`}
        </Button>
      )}
      {isOpen && <ReadersDialog document={document} onClose={() => setOpen(false)} />}
    </>
  )
}
