import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { type WizardStep, wizardSteps } from './steps.ts'

interface WizardStepsProps {
  step: WizardStep
  /** Whether the first step is complete, which enables the others. */
  isFilled: boolean
  onStep: (step: WizardStep) => void
}

/** The three steps as links, enabled once the first one is complete. */
export function WizardSteps({ step, isFilled, onStep }: WizardStepsProps) {
  const { t } = useLingui()
  const labels = { details: t`Deal Details`, files: t`Upload Files`, preview: t`Preview and Confirm` }
  const current = wizardSteps.indexOf(step)
  return (
    <nav aria-label={t`Steps`}>
      <ol className="grid grid-cols-3 gap-2">
        {wizardSteps.map((each, index) => {
          const isDone = index < current
          return (
            <li key={each}>
              <button
                type="button"
                disabled={index > 0 && !isFilled}
                aria-current={each === step ? 'step' : undefined}
                onClick={() => each !== step && onStep(each)}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-1.5 border-t-3 text-start text-12 disabled:text-ink-off',
                  each === step && 'border-accent-mark font-semibold text-accent-ink',
                  isDone && 'border-accent-mark text-ink-2 hover:text-ink',
                  index > current && 'border-line-2 text-ink-2 enabled:hover:text-ink',
                )}
              >
                {isDone ? (
                  <Check className="icon-xs text-success-mark" aria-hidden />
                ) : (
                  <span aria-hidden className="tabular-nums">
                    {index + 1}
                  </span>
                )}
                {labels[each]}
                {isDone && <span className="sr-only">{t`done`}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
