import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { countryName } from '#features/places/web/index.ts'
import { goalLabels, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import type { Breakdown } from '../../vocabulary.ts'

/** Names the group of a breakdown by its key. */
export function useGroupName(): (by: Breakdown, key: string) => string {
  const { t, i18n } = useLingui()
  const label = (labels: Readonly<Record<string | number, MessageDescriptor>>, key: string) => {
    const found = labels[key]
    return found ? i18n._(found) : key
  }
  return (by, key) => {
    if (key === '') return t`Not specified`
    if (by === 'sector') return label(industryLabels, key)
    if (by === 'stage') return label(stageLabels, key)
    if (by === 'goal') return `${key} ${label(goalLabels, key)}`
    return by === 'country' ? countryName(key as Parameters<typeof countryName>[0]) : key
  }
}
