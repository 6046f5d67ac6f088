import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Option } from '#ui/OptionList.tsx'

/** Values as options with translated labels. */
export function useOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, MessageDescriptor>>,
): Option<Value>[] {
  const { i18n } = useLingui()
  return values.map((id) => ({ id, label: i18n._(labels[id]) }))
}
