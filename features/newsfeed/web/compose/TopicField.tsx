import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { mostTopics } from '../../limits.ts'
import { type Topic, topics } from '../../topics.ts'
import { topicLabels } from '../labels.ts'

/** Up to three topics; once three are chosen, the others are disabled. */
export function TopicField({ value, onChange }: { value: readonly Topic[]; onChange: (topics: Topic[]) => void }) {
  const { t, i18n } = useLingui()
  const isFull = value.length >= mostTopics
  return (
    <ChipGroup
      label={t`Topics`}
      mark={t`Up to ${mostTopics}`}
      options={topics.map((id) => ({ id, label: i18n._(topicLabels[id]), isDisabled: isFull && !value.includes(id) }))}
      value={value}
      onChange={onChange}
    />
  )
}
