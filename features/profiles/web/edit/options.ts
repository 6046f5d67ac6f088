import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Option } from '#ui/OptionList.tsx'

/** Values as options, under their labels in the reader's language. */
export function useOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, MessageDescriptor>>,
): Option<Value>[] {
  const { i18n } = useLingui()
  return values.map((id) => ({ id, label: i18n._(labels[id]) }))
}
