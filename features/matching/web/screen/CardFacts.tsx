import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type MemberGroup, groupOf } from '#features/profiles/vocabulary.ts'
import { amountText, industryLabels, stageLabels } from '#features/profiles/web/index.ts'
import type { MatchCard } from '../../contract.ts'

/** The key facts: amount, stage and industry. */
export function CardFacts({ card }: { card: MatchCard }) {
  const facts = useFacts(card).filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-3 gap-3 border-y max-[359px]:gap-1.5 border-line py-3.5">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="line-clamp-2 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts(card: MatchCard): [name: string, value: string | undefined][] {
  const { t, i18n } = useLingui()
  const amount = card.amount ? amountText(card.amount) : undefined
  const stages = few(card.stages.map((stage) => inOnePiece(i18n._(stageLabels[stage]))))
  const industries: [string, string | undefined] = [t`Industry`, few(card.industries.map((industry) => i18n._(industryLabels[industry])))]
  const years = card.years_experience
  const facts: Record<MemberGroup, [string, string | undefined][]> = {
    startup: [[t`Raising`, amount], [t`Stage`, stages], industries],
    investor: [[t`Ticket`, amount], [t`Stage`, stages], industries],
    mentor: [
      [t`Experience`, years === null ? undefined : plural(years, { one: '# year', other: '# years' })],
      [t`Expertise`, few(card.expertise_areas)],
      industries,
    ],
  }
  return facts[groupOf(card.user_type)]
}

/** The first two; the profile shows the rest. */
const few = (words: readonly string[]): string | undefined =>
  words.length > 2 ? `${words.slice(0, 2).join(', ')} +${words.length - 2}` : words.join(', ') || undefined

/** Avoids a line break inside a name, such as 'Series A'. */
const inOnePiece = (words: string) => words.replaceAll(' ', '\u00a0')
