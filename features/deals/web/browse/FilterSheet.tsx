import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '#platform/web/phone.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Select } from '#ui/Select.tsx'
import { dealOrders } from '../../orders.ts'
import { orderLabels } from '../labels.ts'
import { FurtherFilters, MainFilters } from './FilterFields.tsx'
import { type Browsing, activeFilters, noFilters } from './use-deal-filters.ts'

/** What does not stand in the toolbar: chosen together on a sheet, and then applied at once. */
export function FilterSheet({ browsing, onApply }: { browsing: Browsing; onApply: (changes: Browsing) => void }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [chosen, setChosen] = useState<Browsing>()
  const active = activeFilters(browsing).length
  const close = () => setChosen(undefined)
  const apply = (changes: Browsing) => {
    close()
    onApply(changes)
  }
  const label = active === 0 ? t`Filters` : t`Filters, ${active} active`
  const choose = (changes: Browsing) => setChosen({ ...chosen, ...changes })
  return (
    <>
      {isPhone ? (
        <IconButton
          icon={SlidersHorizontal}
          variant="outline"
          label={label}
          count={active === 0 ? undefined : String(active)}
          onPress={() => setChosen(browsing)}
        />
      ) : (
        <Button aria-label={label} onPress={() => setChosen(browsing)}>
          <SlidersHorizontal aria-hidden />
          <Trans>More filters</Trans>
        </Button>
      )}
      <Dialog isOpen={chosen !== undefined} onOpenChange={close} title={t`Filters`} closeLabel={t`Close`}>
        {isPhone && (
          <>
            <MainFilters browsing={chosen ?? {}} onChange={choose} />
            <OrderSelect browsing={chosen ?? {}} onChange={choose} />
          </>
        )}
        <FurtherFilters browsing={chosen ?? {}} onChange={choose} />
        <DialogActions>
          <Button onPress={() => apply(noFilters)}>
            <Trans>Clear filters</Trans>
          </Button>
          <Button variant="primary" onPress={() => apply(chosen ?? {})}>
            <Trans>Show deals</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

interface OrderSelectProps {
  browsing: Browsing
  onChange: (changes: Browsing) => void
  isToolbar?: boolean
}

export function OrderSelect({ browsing: { order = 'newest' }, onChange, isToolbar = false }: OrderSelectProps) {
  const { t, i18n } = useLingui()
  return (
    <Select
      label={t`Order`}
      isLabelHidden={isToolbar}
      className={isToolbar ? 'w-44' : undefined}
      options={dealOrders.map((id) => ({ id, label: i18n._(orderLabels[id]) }))}
      value={order}
      onChange={(chosen) => onChange({ order: chosen === 'newest' ? undefined : chosen })}
    />
  )
}
