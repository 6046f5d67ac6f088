import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestAnswer } from '../../limits.ts'

/** The member's one appeal against a decision. */
export function AnswerForm({ onAnswer }: { onAnswer: (answer: string) => Promise<void> }) {
  const [isWriting, setWriting] = useState(false)
  if (isWriting) return <Writing onAnswer={onAnswer} />
  return (
    <Button className="justify-self-start phone:w-full" onPress={() => setWriting(true)}>
      <Trans>Appeal this decision</Trans>
    </Button>
  )
}

function Writing({ onAnswer }: { onAnswer: (answer: string) => Promise<void> }) {
  const { t } = useLingui()
  const form = useForm({ answer: '' })
  const { banner, refusals, isPending } = useSubmission(form)

  function send() {
    const answer = form.values.get().answer.trim()
    void form.submit({
      problems: { answer: !answer && t`Please enter your appeal` },
      request: () => onAnswer(answer),
    })
  }
  return (
    <Form className="grid gap-3" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="answer">
        {(field) => (
          <TextArea
            {...field}
            autoFocus
            label={t`Your appeal`}
            hint={t`You can appeal once. The operators will review your appeal and decide again.`}
            limit={longestAnswer}
            rows={5}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start phone:w-full" pending={isPending} pendingLabel={t`Sending`}>
        <Trans>Send appeal</Trans>
      </Button>
    </Form>
  )
}
