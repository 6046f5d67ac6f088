export function RatesScreen() {
  return null
}
