import { fromMinorUnits, minorDigits, toMinorUnits } from './minor-units.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { Select } from './Select.tsx'

export interface MoneyFieldProps<Currency extends string> extends Omit<NumberFieldProps, 'suffix' | 'formatOptions' | 'children'> {
  /** Minor units (cents) of `currency`, or null. */
  value: number | null
  onChange: (minor: number | null) => void
  currency: Currency
  /** With these three, members choose the currency here; otherwise it is shown after the number. */
  currencies?: readonly Currency[]
  onCurrencyChange?: (currency: Currency) => void
  currencyLabel?: string
}

export function MoneyField<Currency extends string>({
  value,
  onChange,
  currency,
  currencies,
  onCurrencyChange,
  currencyLabel,
  ...rest
}: MoneyFieldProps<Currency>) {
  const canChoose = currencies && onCurrencyChange && currencyLabel
  const digits = minorDigits(currency)
  const isRound = value === null || value % 10 ** digits === 0
  return (
    <NumberField
      minValue={0}
      {...rest}
      value={value === null ? null : fromMinorUnits(value, currency)}
      onChange={(amount) => onChange(amount === null ? null : toMinorUnits(amount, currency))}
      formatOptions={{ minimumFractionDigits: isRound ? 0 : digits, maximumFractionDigits: digits }}
      suffix={canChoose ? undefined : currency}
    >
      {canChoose && (
        <Select
          className="w-[6rem] shrink-0"
          label={currencyLabel}
          isLabelHidden
          options={currencies.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={onCurrencyChange}
        />
      )}
    </NumberField>
  )
}
