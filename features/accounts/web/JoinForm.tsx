import { Trans, useLingui } from '@lingui/react/macro'
import { Compass, Landmark, Scale, Sprout } from 'lucide-react'
import { fieldTexts as questionTexts } from '#features/joining/field-texts.ts'
import type { JoiningTerms } from '#features/joining/rules-contract.ts'
import { QuestionFields, codesHere, isUnanswered, wayToJoin } from '#features/joining/web/index.ts'
import { legalPath } from '#features/legal/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useSubmission } from '#platform/web/form/use-form.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { siteName } from '#platform/web/site-name.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { AccountForm } from './account-form.ts'
import { accounts } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { keepInShell } from './keep-in-shell.ts'
import { welcome } from './leave-page.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useFieldRules } from './use-field-rules.ts'

interface JoinFormProps {
  form: AccountForm
  terms: JoiningTerms
  /** The application was sent; what follows comes by email. */
  onApplied: () => void
}

/** Joins where that is possible at once, and otherwise asks to join. */
export function JoinForm({ form, terms, onApplied }: JoinFormProps) {
  const { t } = useLingui()
  const rules = useFieldRules()
  const { banner, refusals, isPending } = useSubmission(form)
  const isPhone = useIsPhone()
  const { questions, invitation } = terms
  const isAsking = wayToJoin(terms) === 'apply'
  const about = [useFieldValue(form, 'full_name'), useFieldValue(form, 'email')]

  function join() {
    const { full_name, email, password, answers, user_type: chosen, ...optional } = form.values.get()
    const user_type = invitation?.user_type ?? chosen
    const problems = {
      full_name: rules.name(full_name),
      email: rules.email(email),
      password: rules.newPassword(password),
      user_type: rules.role(user_type),
      answers: isAsking && isUnanswered(questions, answers) && questionTexts.answer,
    }
    const request = async () => {
      if (!user_type) return
      const codes = codesHere()
      if (isAsking) {
        await accounts.call.apply({
          full_name,
          email,
          password,
          user_type,
          ...optional,
          answers,
          ...(codes.referral && { referral: codes.referral }),
        })
        return onApplied()
      }
      const given = invitation ? codes : { ...codes, invitation: undefined }
      const { profile_ready, token } = await accounts.call.join({ full_name, email, password, user_type, ...optional, ...given })
      await keepInShell(token)
      const community = siteName()
      handOverToast(
        profile_ready
          ? // 'Welcome to ESG Network!', with the community's name.
            { kind: 'success', title: t`Welcome to ${community}!`, description: t`Your profile has been created.` }
          : {
              kind: 'error',
              title: t`Account created but profile setup failed`,
              description: t`Please complete your profile in the dashboard.`,
            },
      )
      await welcome()
    }
    return form.submit({ problems, request })
  }

  return (
    <Form className="grid gap-4" onSubmit={join} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="full_name">
        {(field) => <TextField {...field} label={t`Full name`} name="name" autoComplete="name" isRequired autoFocus={!isPhone} />}
      </Field>
      <Field form={form} name="email">
        {(field) => (
          <EmailField
            {...field}
            isReadOnly={Boolean(invitation?.email)}
            hint={invitation?.email && t`The invitation is for this address.`}
          />
        )}
      </Field>
      <Field form={form} name="password">
        {(field) => <NewPasswordField {...field} label={t`Password`} about={about} />}
      </Field>
      {!invitation?.user_type && (
        <Field form={form} name="user_type">
          {(field) => (
            <RadioCards
              {...field}
              label={t`I am joining as`}
              name="user_type"
              options={[
                { id: 'startup', label: t`Startup Founder`, icon: Sprout },
                { id: 'investor', label: t`Investor`, icon: Landmark },
                { id: 'mentor', label: t`Mentor`, icon: Compass },
                { id: 'advisor', label: t`Advisor`, icon: Scale },
              ]}
            />
          )}
        </Field>
      )}
      <Field form={form} name="company_name">
        {(field) => <TextField {...field} label={t`Company name`} name="organization" autoComplete="organization" mark={t`Optional`} />}
      </Field>
      <Field form={form} name="bio">
        {(field) => <TextArea {...field} label={t`Bio`} name="bio" rows={1} mark={t`Optional`} placeholder={t`What you work on`} />}
      </Field>
      {isAsking && (
        <Field form={form} name="answers">
          {(field) => <QuestionFields {...field} questions={questions} />}
        </Field>
      )}
      <Button
        type="submit"
        variant="primary"
        size="tall"
        className="w-full"
        pending={isPending}
        pendingLabel={isAsking ? t`Sending` : t`Creating account`}
      >
        {isAsking ? <Trans>Ask to join</Trans> : <Trans>Create account</Trans>}
      </Button>
      <p className="text-12 text-ink-3">
        <Trans>
          By creating an account, you accept the{' '}
          <a href={legalPath('terms')} target="_blank" className="link">
            Terms of Service
          </a>
          . The{' '}
          <a href={legalPath('privacy')} target="_blank" className="link">
            Privacy Policy
          </a>{' '}
          explains what we store about you.
        </Trans>
      </p>
    </Form>
  )
}
