import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestWord } from '../../limits.ts'
import { introductionsPath } from '../../paths.ts'
import { introductions, refreshIntroductions } from '../data.ts'
import { ChooseConnection } from './ChooseConnection.tsx'

export type Introduced = Pick<MemberBrief, 'id' | 'full_name'>

interface Values {
  second: MemberBrief | null
  first_word: string
  second_word: string
}

/** Paths of the request's input, by field. */
const fields: Readonly<Record<string, keyof Values>> = { 'first.word': 'first_word', 'second.word': 'second_word' }

/** Introduces a connection to another one, with a word to each. */
export function IntroduceDialog({ member, onClose }: { member: Introduced; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // Sent again after a failure, it is still one introduction.
  const [idOf] = useState(idsOfVersions)
  const form = useForm<Values>({ second: null, first_word: '', second_word: '' })
  const second = useFieldValue(form, 'second')
  const [name, other] = [member.full_name, second?.full_name]

  function submit() {
    const { first_word, second_word, second: chosen } = form.values.get()
    const needed = (word: string) => !word.trim() && i18n._(fieldTexts.word.id)
    void form.submit({
      problems: {
        second: !chosen && i18n._(fieldTexts.member.id),
        first_word: needed(first_word),
        second_word: needed(second_word),
      },
      fieldOf: (path) => fields[path],
      async request() {
        const introduction = {
          first: { member_id: member.id, word: first_word },
          second: { member_id: chosen?.id ?? '', word: second_word },
        }
        await introductions.call.introduce({ id: idOf(introduction), ...introduction })
        void refreshIntroductions(queryClient)
        onClose()
        toast.success(t`Introduction sent`, {
          description: t`You’ll be notified if both say yes.`,
          action: { label: t`View`, onPress: () => void navigate({ href: introductionsPath('by-me') }) },
        })
      },
    })
  }

  return (
    <FormDialog
      title={t`Introduce ${name} to…`}
      description={
        <Trans>
          Each of them reads what you write to them, and what the directory shows about the other. If one of them passes, nobody is told.
        </Trans>
      }
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Trans>Send introduction</Trans>}
      pendingLabel={t`Sending`}
    >
      <Field form={form} name="second">
        {(field) => <ChooseConnection {...field} label={t`One of your connections`} except={member.id} />}
      </Field>
      <Field form={form} name="first_word">
        {(field) => (
          <TextArea
            {...field}
            label={t`Your words to ${name}`}
            hint={other ? t`Why is ${other} worth meeting?` : t`Why is the other worth meeting?`}
            limit={longestWord}
            rows={3}
          />
        )}
      </Field>
      <Field form={form} name="second_word">
        {(field) => (
          <TextArea
            {...field}
            label={other ? t`Your words to ${other}` : t`Your words to the other`}
            hint={t`Why is ${name} worth meeting?`}
            limit={longestWord}
            rows={3}
          />
        )}
      </Field>
    </FormDialog>
  )
}
