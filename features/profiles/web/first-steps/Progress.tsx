import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { OwnProfile } from '../../contract.ts'
import { type FirstStep, firstSteps, isDone } from '../../first-steps.ts'
import { welcomePath } from '../../paths.ts'

/** Links to the steps, showing the current one and those that are done. */
export function Progress({ step, profile }: { step: FirstStep; profile: OwnProfile }) {
  const { t } = useLingui()
  const labels = { you: t`You`, work: t`Your work`, place: t`Location and picture` }
  return (
    <nav aria-label={t`First steps`}>
      <ol className="grid grid-cols-3 gap-2">
        {firstSteps.map((each) => {
          const isCurrent = each === step
          const done = isDone(each, profile.missing)
          return (
            <li key={each}>
              <Link
                to={welcomePath(each)}
                aria-current={isCurrent ? 'step' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-1.5 border-t-3 text-12',
                  isCurrent
                    ? 'border-accent-mark font-semibold text-accent-ink'
                    : done
                      ? 'border-accent-mark text-ink-2'
                      : 'border-line-2 text-ink-2',
                )}
              >
                {done && <Check className="icon-xs text-success-mark" aria-hidden />}
                {labels[each]}
                {done && <span className="sr-only">{t`done`}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
