import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ApplicationOutcome } from '#features/joining/applications-contract.ts'
import type { joiningProblems } from '#features/joining/problems.ts'
import { dashboardPath, landingPath } from '#platform/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import { signInPath } from '../paths.ts'
import { accounts } from './data.ts'
import { useFieldRules } from './use-field-rules.ts'

const invalidLink: Pick<(typeof joiningProblems)['invalidLink'], 'id'> = { id: 'joining.invalidLink' }

/** The screen of the link that confirms the address of an application. It asks for the password, since strangers may have applied too. */
export function ApplicationLink({ token }: { token: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<ApplicationOutcome>()
  const [unusable, setUnusable] = useState<string>()
  const rules = useFieldRules()
  const form = useForm({ password: '' })
  const { refusals, isPending } = useSubmission(form)

  function confirm() {
    const { password } = form.values.get()
    return form.submit({
      problems: { password: rules.password(password) },
      async request() {
        setOutcome((await accounts.call.confirmApplication({ token, password })).outcome)
      },
      onProblem(problem) {
        if (problem.is(invalidLink)) setUnusable(problem.text)
        else toast.error(problem.text)
      },
    })
  }

  if (outcome) return <Outcome outcome={outcome} />
  if (unusable !== undefined) {
    return (
      <div className="grid gap-5">
        <Banner tone="danger">{unusable}</Banner>
        <a href={landingPath()} className={buttonClass({ variant: 'primary', size: 'tall' })}>
          <Trans>Go to the start page</Trans>
        </a>
      </div>
    )
  }
  return (
    <Form className="grid gap-5" onSubmit={confirm} refusals={refusals}>
      <p>
        <Trans>To ask to join, confirm your email address with the password you chose.</Trans>
      </p>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            isRequired
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="tall" pending={isPending} pendingLabel={t`Confirming`}>
        <Trans>Confirm address</Trans>
      </Button>
    </Form>
  )
}

function Outcome({ outcome }: { outcome: ApplicationOutcome }) {
  const community = siteName()
  const texts: Record<ApplicationOutcome, ReactNode> = {
    admitted: <Trans>Your address is confirmed, and you’re a member of {community}. Sign in with the password you chose.</Trans>,
    member: <Trans>You already have an account at {community}. Sign in with it.</Trans>,
    waiting: (
      <Trans>Your address is confirmed. The people who run {community} will look at your application and email you their decision.</Trans>
    ),
    closed: (
      <Trans>{community} now accepts new members by invitation only. We have deleted your application. Please ask for an invitation.</Trans>
    ),
  }
  const isIn = outcome === 'admitted' || outcome === 'member'
  return (
    <div className="grid gap-5">
      <Banner tone={outcome === 'closed' ? 'warning' : 'success'}>{texts[outcome]}</Banner>
      <a href={isIn ? signInPath(dashboardPath()) : landingPath()} className={buttonClass({ variant: 'primary', size: 'tall' })}>
        {isIn ? <Trans>Sign in</Trans> : <Trans>Go to the start page</Trans>}
      </a>
    </div>
  )
}
