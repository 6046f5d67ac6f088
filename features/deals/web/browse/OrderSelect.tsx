import { useLingui } from '@lingui/react/macro'
import { Select } from '#ui/Select.tsx'
import { dealOrders } from '../../orders.ts'
import { orderLabels } from '../labels.ts'
import type { Browsing } from './use-deal-filters.ts'

interface OrderSelectProps {
  browsing: Browsing
  onChange: (changes: Browsing) => void
  isToolbar?: boolean
}

export function OrderSelect({ browsing: { order = 'newest' }, onChange, isToolbar = false }: OrderSelectProps) {
  const { t, i18n } = useLingui()
  return (
    <Select
      label={t`Sort by`}
      isLabelHidden={isToolbar}
      className={isToolbar ? 'w-44' : undefined}
      options={dealOrders.map((id) => ({ id, label: i18n._(orderLabels[id]) }))}
      value={order}
      onChange={(chosen) => onChange({ order: chosen === 'newest' ? undefined : chosen })}
    />
  )
}
