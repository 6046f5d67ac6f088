import { useLingui } from '@lingui/react/macro'
import { Tag } from '#ui/Tag.tsx'
import { sustainableDevelopmentGoals } from '../../vocabulary.ts'
import { goalLabels } from '../labels.ts'
import { Section } from './Section.tsx'

/** The UN goals that a member or an organisation works towards, by number and name. Renders nothing if there are none. */
export function Goals({ goals }: { goals: readonly number[] }) {
  const { t, i18n } = useLingui()
  const chosen = sustainableDevelopmentGoals.filter((goal) => goals.includes(goal))
  if (chosen.length === 0) return null
  return (
    <Section title={t`Sustainable development goals`}>
      <ul className="flex flex-wrap gap-1.5">
        {chosen.map((goal) => (
          <li key={goal} className="max-w-full">
            <Tag>
              <span className="me-1.5 font-semibold text-accent-ink">{goal}</span>
              {i18n._(goalLabels[goal])}
            </Tag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
