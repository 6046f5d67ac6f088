import type { Option } from '#ui/OptionList.tsx'

let options: Option[] | undefined

/** The browser's time zones, by name. */
export function timeZoneOptions(): Option[] {
  options ??= Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }))
  return options
}
