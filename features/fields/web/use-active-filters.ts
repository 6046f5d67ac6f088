import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { OwnField } from '../contract.ts'
import { filtersIn, fitsField } from '../filters.ts'
import { type OwnFieldName, nameOfField } from '../form-values.ts'
import { useWords } from './use-words.ts'

/** The active filters by these fields, for the chips above a list: 'Batch: 2025, 2026', 'Team size: 5–10'. */
export function useActiveOwnFilters(fields: readonly OwnField[], filters: string | undefined): { name: OwnFieldName; text: string }[] {
  const { t } = useLingui()
  const say = useWords()
  return filtersIn(filters).flatMap((filter) => {
    const field = fields.find((each) => each.id === filter.id && fitsField(filter, each))
    if (!field) return []
    const label = say(field, field.label)
    const shown = (bound: string) => (field.kind === 'date' ? formatDate(bound) : Number(bound).toLocaleString(readerLocale()))
    const textOf = () => {
      if ('choices' in filter) {
        const chosen = field.choices.filter(({ id }) => filter.choices.includes(id))
        return chosen.map((choice) => say(field, choice.label)).join(', ')
      }
      const { from, to } = filter
      if (to === '') return t`from ${shown(from)}`
      return from === '' ? t`up to ${shown(to)}` : `${shown(from)}–${shown(to)}`
    }
    return [{ name: nameOfField(field.id), text: `${label}: ${textOf()}` }]
  })
}
