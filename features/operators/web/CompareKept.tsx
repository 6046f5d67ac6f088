import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { operators } from './data.ts'

/** Compares the log with a check value that the operator kept earlier. */
export function CompareKept() {
  const { t } = useLingui()
  const form = useForm({ kept: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const [found, setFound] = useState<{ position: number; result: 'same' | 'different' | 'missing' }>()

  function compare() {
    setFound(undefined)
    const [, digits = '', hash = ''] = /^\s*(\d{1,15})\s*:\s*([0-9a-f]{64})\s*$/i.exec(form.values.get().kept) ?? []
    const position = Number(digits)
    void form.submit({
      problems: { kept: !(position > 0) && t`Please enter a number, a colon and 64 letters and digits, as they were copied` },
      async request() {
        setFound({ position, ...(await operators.call.compareKept({ position, hash })) })
      },
    })
  }

  const position = found?.position
  return (
    <Form className="grid gap-3 border-t border-line pt-4" onSubmit={compare} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="kept">
        {(field) => (
          <TextField
            {...field}
            label={t`Compare with a check value you kept`}
            placeholder="120:3fa9…"
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </Field>
      {found?.result === 'same' && (
        <Banner tone="success">
          <Trans>Entry {position} and everything before it are as they were when you kept this value.</Trans>
        </Banner>
      )}
      {found?.result === 'different' && (
        <Banner tone="danger">
          <Trans>Entry {position} is another one now: the log was rewritten since you kept this value.</Trans>
        </Banner>
      )}
      {found?.result === 'missing' && (
        <Banner tone="danger">
          <Trans>The log has no entry {position} any more: its end was cut off since you kept this value.</Trans>
        </Banner>
      )}
      <div className="justify-self-end">
        <Button type="submit" size="small" pending={isPending} pendingLabel={t`Comparing`}>
          <Trans>Compare</Trans>
        </Button>
      </div>
    </Form>
  )
}
