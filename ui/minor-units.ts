/** How many decimals a currency has (ISO 4217): 2 for EUR, 0 for JPY. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** 1250.5 EUR is 125050. */
export const toMinorUnits = (amount: number, currency: string) => Math.round(amount * 10 ** minorDigits(currency))

/** 125050 in EUR is 1250.5. */
export const fromMinorUnits = (minor: number, currency: string) => minor / 10 ** minorDigits(currency)
