import { formatDate } from '#platform/web/format-day.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import type { OwnField } from '../contract.ts'
import type { FieldValue } from '../vocabulary.ts'
import { useSeenByText } from './seen-by.ts'
import { useWords } from './use-words.ts'

/** An answer as it is read on a page, with who sees it unless all members do. */
export function Answer({ field, value }: { field: OwnField; value: FieldValue }) {
  const seenBy = useSeenByText(field)
  return (
    <>
      <AnswerItself field={field} value={value} />
      {seenBy && <span className="block text-12 text-ink-3">{seenBy}</span>}
    </>
  )
}

function AnswerItself({ field, value }: { field: OwnField; value: FieldValue }) {
  const say = useWords()
  if (typeof value === 'number') {
    const number = value.toLocaleString(readerLocale(), { maximumFractionDigits: 4 })
    return field.unit ? `${number} ${field.unit}` : number
  }
  if (field.kind === 'date') return formatDate(String(value))
  if (field.kind === 'link') return <ExternalLink address={String(value)} />
  if (field.kind === 'text') return value
  return field.choices
    .filter(({ id }) => [value].flat().includes(id))
    .map(({ label }) => say(field, label))
    .join(', ')
}

/** External sites get neither our referrer nor our search ranking. */
const ExternalLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="nofollow noopener" className="link wrap-anywhere">
    {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
  </a>
)
