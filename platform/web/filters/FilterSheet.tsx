import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface FilterSheetProps<Filters> {
  filters: Filters
  /** What takes all of its filters away. */
  none: Filters
  /** How many are in force. */
  active: number
  /** Says what is shown then: 'Show deals'. */
  applyLabel: string
  /** Beside other filters: it opens the further ones, with a word. */
  isFurther?: boolean
  onApply: (changes: Filters) => void
  /** The fields. */
  children: (chosen: Filters, choose: (changes: Filters) => void) => ReactNode
}

/** Filters that have no room on the page: chosen together on a sheet, and then applied at once. */
export function FilterSheet<Filters extends object>({
  filters,
  none,
  active,
  applyLabel,
  isFurther = false,
  onApply,
  children,
}: FilterSheetProps<Filters>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Filters>()
  const close = () => setChosen(undefined)
  const apply = (changes: Filters) => {
    close()
    onApply(changes)
  }
  const label = active === 0 ? t`Filters` : t`Filters, ${active} active`
  return (
    <>
      {isFurther ? (
        <Button aria-label={label} onPress={() => setChosen(filters)}>
          <SlidersHorizontal aria-hidden />
          <Trans>More filters</Trans>
        </Button>
      ) : (
        <IconButton
          icon={SlidersHorizontal}
          variant="outline"
          label={label}
          count={active === 0 ? undefined : String(active)}
          onPress={() => setChosen(filters)}
        />
      )}
      <Dialog isOpen={chosen !== undefined} onOpenChange={close} title={t`Filters`} closeLabel={t`Close`}>
        {children(chosen ?? none, (changes) => setChosen({ ...(chosen ?? none), ...changes }))}
        <DialogActions>
          <Button onPress={() => apply(none)}>
            <Trans>Clear filters</Trans>
          </Button>
          <Button variant="primary" onPress={() => apply(chosen ?? none)}>
            {applyLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
