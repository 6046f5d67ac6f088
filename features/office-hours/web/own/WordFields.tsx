import { useLingui } from '@lingui/react/macro'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { topics } from '#features/newsfeed/topics.ts'
import { topicLabels } from '#features/newsfeed/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type Audience, audiences } from '../../choices.ts'
import { longestText, mostTopics } from '../../limits.ts'
import { audienceLabels } from '../labels.ts'
import type { OfferWords } from './offer-values.ts'

/** About what, for whom, and what is asked before. */
export function WordFields<Values extends OfferWords>({ form: given }: { form: Form<Values> }) {
  const { t, i18n } = useLingui()
  const form = given as unknown as Form<OfferWords>
  const groups = useOwnGroups()
  const openTo = useFieldValue(form, 'open_to')
  return (
    <>
      <Field form={form} name="title">
        {(field) => <TextField {...field} label={t`Title`} placeholder={t`Ask me about your seed round`} maxLength={longestText.title} />}
      </Field>
      <Field form={form} name="topics">
        {(field) => (
          <ChipGroup
            {...field}
            label={t`Topics`}
            mark={t`Up to ${mostTopics}`}
            options={topics.map((id) => ({
              id,
              label: i18n._(topicLabels[id]),
              isDisabled: field.value.length >= mostTopics && !field.value.includes(id),
            }))}
          />
        )}
      </Field>
      <Field form={form} name="about">
        {(field) => (
          <TextArea
            {...field}
            label={t`Description`}
            mark={t`Optional`}
            rows={3}
            limit={longestText.about}
            hint={t`What you can help with.`}
          />
        )}
      </Field>
      <Field form={form} name="open_to">
        {(field) => (
          <Select<Audience>
            {...field}
            label={t`Who may book`}
            options={audiences
              .filter((id) => id !== 'group' || groups.length > 0 || openTo === 'group')
              .map((id) => ({ id, label: i18n._(audienceLabels[id]) }))}
          />
        )}
      </Field>
      {openTo === 'group' && (
        <Field form={form} name="group_id">
          {(field) => <Select {...field} label={t`Group`} options={groups.map(({ id, name }) => ({ id, label: name }))} />}
        </Field>
      )}
      <Field form={form} name="question">
        {(field) => (
          <TextField
            {...field}
            label={t`Your question`}
            mark={t`Optional`}
            placeholder={t`What would you like to decide?`}
            hint={t`Members answer it when they book.`}
            maxLength={longestText.question}
          />
        )}
      </Field>
    </>
  )
}
