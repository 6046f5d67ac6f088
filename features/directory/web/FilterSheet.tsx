import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { DirectoryFilters } from '../contract.ts'
import { FilterFields } from './FilterFields.tsx'
import { noToolbarFilters, toolbarFilters } from './use-filter-labels.ts'

/** The filters of phones: chosen together on a sheet, and then applied at once. */
export function FilterSheet({ filters, onApply }: { filters: DirectoryFilters; onApply: (changes: DirectoryFilters) => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<DirectoryFilters>()
  const active = toolbarFilters.filter((name) => filters[name] !== undefined).length
  const close = () => setChosen(undefined)
  const apply = (changes: DirectoryFilters) => {
    close()
    onApply(changes)
  }
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        variant="outline"
        label={active === 0 ? t`Filters` : t`Filters, ${active} active`}
        count={active === 0 ? undefined : String(active)}
        onPress={() => setChosen(filters)}
      />
      <Dialog isOpen={chosen !== undefined} onOpenChange={close} title={t`Filters`} closeLabel={t`Close`}>
        <FilterFields filters={chosen ?? {}} onChange={(changes) => setChosen({ ...chosen, ...changes })} />
        <DialogActions>
          <Button onPress={() => apply(noToolbarFilters)}>
            <Trans>Clear filters</Trans>
          </Button>
          <Button variant="primary" onPress={() => apply(chosen ?? {})}>
            <Trans>Show members</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
