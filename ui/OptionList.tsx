import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { classNames } from './class-names.ts'

/** An option of a list. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  /** Grey text after the label: a region, a count. */
  detail?: string
  icon?: LucideIcon
  isDisabled?: boolean
}

/** The list in the popover of a Select, MultiSelect or ComboBox, which provide its items by default. */
export function OptionList({ options, isMultiple, empty }: { options?: readonly Option[]; isMultiple?: boolean; empty?: ReactNode }) {
  return (
    <ListBox items={options} renderEmptyState={() => <div className="px-2.5 py-2 text-ink-3">{empty}</div>} className="p-1.5 outline-none">
      {({ id, label, detail, icon: Icon, isDisabled }: Option) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="option">
          {isMultiple && (
            <span className="checkbox-box">
              <Check />
            </span>
          )}
          {Icon && <Icon />}
          <span className="min-w-0 break-words">{label}</span>
          {detail && <span className="ms-auto text-12 font-normal text-ink-3">{detail}</span>}
          {!isMultiple && <Check className={classNames('icon-sm invisible in-data-selected:visible', !detail && 'ms-auto')} />}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
