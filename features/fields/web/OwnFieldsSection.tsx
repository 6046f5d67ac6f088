import { useLingui } from '@lingui/react/macro'
import type { UserType } from '#platform/members.ts'
import type { Form } from '#platform/web/form/form.ts'
import { useField } from '#platform/web/form/use-form.ts'
import { siteName } from '#platform/web/site-name.ts'
import { FieldSection } from '#ui/FieldGrid.tsx'
import type { OwnField } from '../contract.ts'
import type { FieldValues, Subject } from '../vocabulary.ts'
import { AnswerInput } from './AnswerInput.tsx'
import { useOwnFields } from './data.ts'
import { type OwnFieldFormValues, type OwnFieldName, askedFields, nameOfField } from '../form-values.ts'
import { useSeenByText } from './seen-by.ts'
import { useWords } from './use-words.ts'

interface OwnFieldsSectionProps<Values extends object> {
  form: Form<Values>
  subject: Subject
  /** Of the member. */
  type?: UserType
  saved: FieldValues
  /** The id of a field's element. */
  anchorOf?: (name: OwnFieldName) => string
}

/** The part of a form that asks the community's own fields; nothing if there are none. */
export function OwnFieldsSection<Values extends object>({ form, subject, type, saved, anchorOf }: OwnFieldsSectionProps<Values>) {
  const { t } = useLingui()
  const asked = askedFields(useOwnFields(subject), type)
  const name = siteName()
  if (asked.length === 0) return null
  return (
    <FieldSection
      title={subject === 'member' ? t`More about you` : t`More about the organisation`}
      description={subject === 'member' ? t`${name} asks its members for this.` : t`${name} asks organisations for this.`}
    >
      {asked.map((field) => (
        <div key={field.id} id={anchorOf?.(nameOfField(field.id))} data-field={nameOfField(field.id)} className="min-w-0">
          <FormAnswer form={form as unknown as Form<OwnFieldFormValues>} field={field} saved={saved} />
        </div>
      ))}
    </FieldSection>
  )
}

function FormAnswer({ form, field, saved }: { form: Form<OwnFieldFormValues>; field: OwnField; saved: FieldValues }) {
  const say = useWords()
  const seenBy = useSeenByText(field)
  const { value, onChange, error } = useField(form, nameOfField(field.id))
  const hint = [say(field, field.help), seenBy].filter(Boolean).join(' ')
  return <AnswerInput field={field} value={value} onChange={onChange} error={error} hint={hint} saved={saved[field.id]} />
}
