import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSubmission } from '#platform/web/form/use-form.ts'
import { dashboardPath } from '#platform/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Form } from '#ui/Form.tsx'
import type { OwnProfile } from '../../contract.ts'
import { type FirstStep, firstSteps } from '../../first-steps.ts'
import { FormContext, SuppliedContext } from '../edit/form-context.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { Progress } from './Progress.tsx'
import { useSteps } from './use-steps.ts'
import { WorkStep } from './WorkStep.tsx'
import { YouStep } from './YouStep.tsx'

/** One of the first steps: a few fields, and buttons to continue, skip, go back or leave. */
export function StepForm({ profile, step }: { profile: OwnProfile; step: FirstStep }) {
  const { t } = useLingui()
  const { form, submit, before, next } = useSteps(profile, step)
  const { refusals, isPending } = useSubmission(form)
  const number = firstSteps.indexOf(step) + 1
  const count = firstSteps.length
  const titles = { you: t`Who you are`, work: workTitle(), place: t`Your location and picture` }
  const descriptions = {
    you: t`This is the first thing members see about you.`,
    work: t`We use this to suggest you to the right members. You can change it later.`,
    place: t`Helps nearby members find you and puts a face to your name.`,
  }

  function workTitle() {
    if (profile.user_type === 'investor') return t`What you look for`
    return profile.user_type === 'startup' ? t`What you work on` : t`What you can help with`
  }

  return (
    <FormContext value={form}>
      <div className="mx-auto max-w-160">
        <Progress step={step} profile={profile} />
        <header className="mt-6 mb-6 phone:mt-4 phone:mb-5">
          <div className="flex items-center justify-between gap-3">
            <p className="text-12 text-ink-3 tabular-nums">{t`Step ${number} of ${count}`}</p>
            <Link to={dashboardPath()} className="link phone:-my-3 phone:py-3">
              <Trans>Finish later</Trans>
            </Link>
          </div>
          <h1 tabIndex={-1} className="mt-1 text-20 font-semibold text-balance outline-none">
            {titles[step]}
          </h1>
          <p className="mt-1 text-ink-2">{descriptions[step]}</p>
        </header>
        <Form key={step} onSubmit={() => void submit()} refusals={refusals} aria-label={titles[step]} className="grid grid-cols-1 gap-6">
          <SuppliedContext value={profile.supplied}>
            {step === 'you' && <YouStep isAdvisor={profile.joined_as_advisor} />}
            {step === 'work' && <WorkStep />}
            {step === 'place' && <PlaceStep profile={profile} />}
          </SuppliedContext>
          {/* At the start of the line, because toasts appear at its end. */}
          <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4 phone:*:px-2">
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
              {number === count ? <Trans>Finish</Trans> : <Trans>Continue</Trans>}
            </Button>
            <Link to={next} className={buttonClass({ variant: 'quiet' })}>
              <Trans>Skip</Trans>
            </Link>
            {before && (
              <Link to={before} className={buttonClass({ variant: 'quiet', className: 'ms-auto' })}>
                <Trans>Back</Trans>
              </Link>
            )}
          </div>
        </Form>
      </div>
    </FormContext>
  )
}
