import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { copyText } from '#platform/web/copy-text.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useMember } from '#features/members/web/index.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { EventDetails } from '../../registration-contract.ts'
import { useOutboundLink } from './use-outbound-link.ts'

interface RegistrationHelpProps {
  event: EventDetails
  website: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The organiser's page was opened. */
  onLeft: () => void
}

/** Collects what organisers' forms ask for, to paste there: none of it is sent. Then opens their page in a new tab. */
export function RegistrationHelp({ event, website, isOpen, onOpenChange, onLeft }: RegistrationHelpProps) {
  const { t } = useLingui()
  const member = useMember()
  const [first = '', ...others] = member?.full_name.split(' ') ?? []
  const form = useForm({ first_name: member?.first_name ?? first, last_name: others.join(' '), email: member?.email ?? '', phone: '' })
  const { refusals } = useSubmission(form)
  const [isBlocked, setBlocked] = useState(false)
  const follow = useOutboundLink(event)
  const site = URL.parse(website)?.hostname.replace(/^www\./, '') ?? website

  const leave = () => {
    follow('registration_attempted')
    onLeft()
    onOpenChange(false)
  }
  const submit = () => {
    const { first_name, last_name, email, phone } = form.values.get()
    const isMissing = !first_name.trim() || !email.trim()
    if (isMissing) toast.error(t`Please fill in required fields (Name and Email)`)
    void form.submit({
      problems: {
        first_name: !first_name.trim() && msg`Please enter your first name`,
        last_name: !last_name.trim() && msg`Please enter your last name`,
        email: !/^\S+@\S+\.\S+$/.test(email.trim()) && msg`Please enter your email address`,
      },
      async request() {
        // Browsers only open tabs directly on a press, so the clipboard comes second.
        const opened = window.open(website, '_blank')
        if (opened) opened.opener = null
        await copyText([`${first_name} ${last_name}`.trim(), email, phone].filter(Boolean).join('\n'))
        if (opened) leave()
        else setBlocked(true)
      },
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`Register at ${site}`}
      description={t`We copy these details so that you can paste them into the organiser’s form. They aren’t sent to anyone.`}
      closeLabel={t`Close`}
    >
      <Form onSubmit={submit} refusals={refusals} aria-label={t`Register at ${site}`} className="grid gap-4">
        <FieldGrid>
          <Field form={form} name="first_name">
            {(field) => <TextField {...field} label={t`First name`} autoComplete="given-name" />}
          </Field>
          <Field form={form} name="last_name">
            {(field) => <TextField {...field} label={t`Last name`} autoComplete="family-name" />}
          </Field>
          <Field form={form} name="email">
            {(field) => <TextField {...field} label={t`Email`} inputMode="email" autoComplete="email" />}
          </Field>
          <Field form={form} name="phone">
            {(field) => <TextField {...field} label={t`Phone`} mark={t`Optional`} inputMode="tel" autoComplete="tel" />}
          </Field>
        </FieldGrid>
        {isBlocked && (
          <Banner tone="warning">
            <Trans>Your browser blocked the page. Open it here, or copy the link.</Trans>
          </Banner>
        )}
        <DialogActions>
          {isBlocked ? (
            <>
              <Button onPress={() => void copyLink(website, { done: t`Link copied`, ask: t`Copy this link` })}>
                <Trans>Copy link</Trans>
              </Button>
              <a href={website} target="_blank" rel="nofollow noopener" onClick={leave} className={buttonClass({ variant: 'primary' })}>
                <Trans>Open in a new tab</Trans>
              </a>
            </>
          ) : (
            <Button type="submit" variant="primary">
              <Trans>Continue to {site}</Trans>
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}

async function copyLink(link: string, texts: { done: string; ask: string }) {
  if (await copyText(link)) toast.success(texts.done)
  else prompt(texts.ask, link)
}
