import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, languageNames, languages } from '#platform/language.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import { refreshMember } from '#features/members/web/index.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { ByLanguage } from '../../contract.ts'
import { longestAdditions, longestReason, longestSummary } from '../../limits.ts'
import { legal, termsPreview } from '../data.ts'
import { Difference } from './Difference.tsx'

interface Values {
  additions: ByLanguage
  summary: ByLanguage
  effect: 'accept' | 'tell'
  reason: string
}

interface PublishFormProps {
  /** Of the version in force. */
  number: number
  additions: ByLanguage
}

const blank: ByLanguage = { en: '', de: '', fr: '', es: '' }

/** Writes and publishes a new version: rules of the community's own, what changed, and whether members must accept it. */
export function PublishForm({ number, additions }: PublishFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<Language>(pageLanguage())
  // What it is based on: a version that somebody else publishes meanwhile is not replaced unseen.
  const [base, setBase] = useState(number)
  const form = useForm<Values>({ additions, summary: blank, effect: 'accept', reason: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const preview = useQuery(termsPreview(language, useDebouncedValue(useFieldValue(form, 'additions'), 400))).data
  const next = base + 1

  function publish() {
    const sent = form.values.get()
    const { effect, reason, ...rest } = sent
    void form.submit({
      problems: {
        summary: !Object.values(rest.summary).some((words) => words.trim()) && t`Please describe what changed, in at least one language`,
        reason: !reason.trim() && t`Please enter a reason`,
      },
      fieldOf: (path) => (['additions', 'summary', 'reason'] as const).find((name) => path === name || path.startsWith(`${name}.`)),
      async request() {
        await legal.call.publish({ ...rest, base, is_required: effect === 'accept', reason: reason.trim() })
        setBase(next)
        const now = form.values.get()
        form.change({ ...(now.summary === sent.summary && { summary: blank }), ...(now.reason === reason && { reason: '' }) })
        toast.success(t`Version ${next} published`)
        await queryClient.invalidateQueries({ queryKey: legal.query.key() })
        await refreshMember(queryClient)
      },
    })
  }

  return (
    <SettingsGroup
      title={t`New version`}
      description={t`The text comes from this program and your details under “Name and texts”. You can add rules of your own at its end.`}
    >
      <Form className="grid gap-4.5 py-4" onSubmit={publish} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <SegmentedControl
          label={t`Language`}
          value={language}
          onChange={setLanguage}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
        />
        <Field form={form} name="additions">
          {({ value, onChange, error }) => (
            <TextArea
              label={t`Rules of this community (${languageNames[language]})`}
              mark={t`Optional`}
              hint={t`Paragraphs, and lists with a dash before each item. Languages you leave empty show another one.`}
              rows={5}
              value={value[language]}
              onChange={(words) => onChange({ ...value, [language]: words })}
              limit={longestAdditions}
              error={error}
            />
          )}
        </Field>
        <section aria-label={t`Differences to version ${number}`} className="grid gap-2">
          <h3 className="font-medium">{t`Differences to version ${number}`}</h3>
          {preview && (preview.has_changed ? <Difference parts={preview.parts} /> : <Unchanged />)}
        </section>
        <Field form={form} name="summary">
          {({ value, onChange, error }) => (
            <TextArea
              label={t`What changed (${languageNames[language]})`}
              hint={t`A few plain sentences, which members see first`}
              value={value[language]}
              onChange={(words) => onChange({ ...value, [language]: words })}
              limit={longestSummary}
              error={error}
            />
          )}
        </Field>
        <Field form={form} name="effect">
          {(field) => (
            <RadioCards
              {...field}
              label={t`What members have to do`}
              options={[
                { id: 'accept', label: t`Accept it`, detail: t`At their next visit, before anything else` },
                { id: 'tell', label: t`Nothing`, detail: t`They are told on their dashboard` },
              ]}
            />
          )}
        </Field>
        <Field form={form} name="reason">
          {(field) => (
            <TextArea {...field} label={t`Reason`} hint={t`Operators and auditors can read this in the log.`} limit={longestReason} />
          )}
        </Field>
        <div className="justify-self-end phone:justify-self-stretch">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Publishing`}>
            <Trans>Publish version {next}</Trans>
          </Button>
        </div>
      </Form>
    </SettingsGroup>
  )
}

const Unchanged = () => (
  <Banner tone="info">
    <Trans>The text is the same as in the last version. There is nothing to publish.</Trans>
  </Banner>
)
