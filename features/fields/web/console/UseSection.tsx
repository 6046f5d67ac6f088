import { Trans, useLingui } from '@lingui/react/macro'
import { type UserType, userTypes } from '#platform/members.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { canBeFilter, canBeReason, isAnsweredByThem } from '../../own-field.ts'
import { type Subject, type Visibility, visibilities } from '../../vocabulary.ts'
import type { FieldFormValues } from './field-values.ts'
import { useVisibilityNames } from './names.ts'

interface UseSectionProps {
  form: Form<FieldFormValues>
  subject: Subject
  /** Of a field that has answers: it can only be narrowed. */
  visibleTo?: Visibility
}

/** Who is asked, who sees the answers, and where they are used. */
export function UseSection({ form, subject, visibleTo }: UseSectionProps) {
  const { t } = useLingui()
  const names = useVisibilityNames(subject)
  const types: Record<UserType, string> = { startup: t`Startups`, investor: t`Investors`, mentor: t`Mentors`, advisor: t`Advisors` }
  const [kind, visibility] = [useFieldValue(form, 'kind'), useFieldValue(form, 'visibility')]
  const field = { kind, visibility, subject }
  const possible = visibilities.filter((each) => subject === 'member' || each !== 'connections')
  const isTooWide = (each: Visibility) =>
    visibleTo !== undefined &&
    each !== visibleTo &&
    (each === 'staff' || visibleTo === 'staff' || visibilities.indexOf(each) < visibilities.indexOf(visibleTo))
  return (
    <FieldSection title={t`Use`}>
      <Field form={form} name="visibility">
        {(props) => (
          <RadioCards
            {...props}
            label={t`Who sees the answers`}
            hint={visibleTo && t`It has answers, so you can only show them to fewer people.`}
            options={possible.map((id) => ({ id, label: names[id].name, detail: names[id].detail, isDisabled: isTooWide(id) }))}
          />
        )}
      </Field>
      {subject === 'member' && (
        <Field form={form} name="asked_of">
          {(props) => (
            <ChipGroup
              {...props}
              label={t`Who is asked`}
              hint={t`All members, unless you choose some types.`}
              options={userTypes.map((id) => ({ id, label: types[id] }))}
            />
          )}
        </Field>
      )}
      <div className="grid gap-2">
        {isAnsweredByThem(field) && (
          <Field form={form} name="is_required">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                <Trans>Required when they save the form. Existing answers stay as they are.</Trans>
              </Checkbox>
            )}
          </Field>
        )}
        {canBeFilter(field) && (
          <Field form={form} name="is_filter">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                <Trans>Filter in the directory</Trans>
              </Checkbox>
            )}
          </Field>
        )}
        {canBeReason(field) && (
          <Field form={form} name="is_reason">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                <Trans>Matching names what two members have in common. The score stays the same.</Trans>
              </Checkbox>
            )}
          </Field>
        )}
      </div>
    </FieldSection>
  )
}
