import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { HubSearch } from '../search.ts'
import { LiveFilters } from './LiveFilters.tsx'

/** What narrows the search, besides its words. */
const noFilters: Partial<Record<keyof HubSearch, undefined>> = {
  place: undefined,
  city: undefined,
  country: undefined,
  radius: undefined,
  from: undefined,
  to: undefined,
  source: undefined,
  format: undefined,
}

/** Where there is no room for the filters: chosen together on a sheet, and then applied at once. */
export function LiveFilterSheet({ search, onApply }: { search: HubSearch; onApply: (changes: HubSearch) => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<HubSearch>()
  const active = (['place', 'from', 'to', 'source', 'format'] as const).filter((name) => search[name] !== undefined).length
  const apply = (changes: HubSearch) => {
    setChosen(undefined)
    onApply(changes)
  }
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        variant="outline"
        label={active === 0 ? t`Filters` : t`Filters, ${active} active`}
        count={active === 0 ? undefined : String(active)}
        onPress={() => setChosen(search)}
      />
      <Dialog isOpen={chosen !== undefined} onOpenChange={() => setChosen(undefined)} title={t`Filters`} closeLabel={t`Close`}>
        <LiveFilters search={chosen ?? {}} onChange={(changes) => setChosen({ ...chosen, ...changes })} />
        <DialogActions>
          <Button onPress={() => apply(noFilters)}>
            <Trans>Clear filters</Trans>
          </Button>
          <Button variant="primary" onPress={() => apply(chosen ?? {})}>
            <Trans>Show events</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
