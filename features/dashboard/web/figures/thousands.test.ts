import { expect, test } from 'vitest'
import { thousandsText } from './thousands.ts'

test.each([
  [45_000_000, 'EUR', 'en-GB', '€450K'],
  [123_456, 'EUR', 'en-GB', '€1.2K'],
  [0, 'USD', 'en-US', '$0K'],
  [125_000_000, 'EUR', 'de-DE', '1,25 Mio. €'],
  [450_000, 'EUR', 'de-DE', '4.500 €'],
  [45_000_000, 'GBP', 'fr-FR', '450 k £'],
  [45_000_000, 'USD', 'es-ES', '450 mil $'],
  [450_000, 'JPY', 'en-US', '¥450K'],
])('%i minor units of %s in %s are %s', (minor, currency, locale, text) => {
  expect(thousandsText(minor, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
})
