import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface FilterSheetProps<Filters> {
  filters: Filters
  /** The state without these filters. */
  none: Filters
  /** The number of active filters. */
  active: number
  /** Label of the button that applies them: 'Show deals'. */
  applyLabel: string
  /** Next to other filters: labelled "More filters". */
  isFurther?: boolean
  onApply: (changes: Filters) => void
  /** The fields. */
  children: (chosen: Filters, choose: (changes: Filters) => void) => ReactNode
}

/** Filters that do not fit on the page: chosen on a sheet and applied together. */
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
  return (
    <>
      {isFurther ? (
        <Button aria-label={active === 0 ? t`More filters` : t`More filters, ${active} active`} onPress={() => setChosen(filters)}>
          <SlidersHorizontal aria-hidden />
          <Trans>More filters</Trans>
        </Button>
      ) : (
        <IconButton
          icon={SlidersHorizontal}
          variant="outline"
          label={active === 0 ? t`Filters` : t`Filters, ${active} active`}
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
