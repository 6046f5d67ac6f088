import { Trans, useLingui } from '@lingui/react/macro'
import { Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { asWritten } from '#platform/web/as-written.ts'
import { sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { goalLabels } from '#features/profiles/web/index.ts'
import { Tag } from '#ui/Tag.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Deal } from '../../deal-contract.ts'

/** Description and impact of the company, and a disclaimer. */
export function DealDetails({ deal }: { deal: Pick<Deal, 'description' | 'impact' | 'sdgs'> }) {
  const { i18n } = useLingui()
  const goals = sustainableDevelopmentGoals.filter((goal) => deal.sdgs.includes(goal))
  return (
    <>
      <section className="mt-7">
        <h2 className="font-semibold">
          <Trans>About the deal</Trans>
        </h2>
        <p {...asWritten(deal.description)} className="mt-2 max-w-[72ch] whitespace-pre-line wrap-anywhere">
          {deal.description}
        </p>
      </section>
      {(deal.impact || goals.length > 0) && (
        <section className="mt-7">
          <h2 className="font-semibold">
            <Trans>Impact</Trans>
          </h2>
          {deal.impact && (
            <p {...asWritten(deal.impact)} className="mt-2 max-w-[72ch] whitespace-pre-line wrap-anywhere">
              {deal.impact}
            </p>
          )}
          {goals.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {goals.map((goal) => (
                <li key={goal} className="max-w-full">
                  <Tag>
                    {goal} {i18n._(goalLabels[goal])}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Note icon={Info}>
        <Trans>
          The founder sets these terms, and they are not binding. This platform handles no money and verifies no figures. Any agreement is
          between the two of you.
        </Trans>
      </Note>
    </>
  )
}

/** A note in small print. `isForScreens`: about what members do here. */
export function Note({ icon: Icon, isForScreens, children }: { icon: LucideIcon; isForScreens?: boolean; children: ReactNode }) {
  return (
    <p className={classNames('mt-4 flex max-w-[72ch] gap-2 text-12 text-ink-3 [section+&]:mt-7', isForScreens && 'print:hidden')}>
      <Icon className="icon-xs mt-0.5" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
