import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type OwnFieldName, isOwnFieldName, nameOfField } from '#features/fields/form-values.ts'
import { useOwnFields, useWords } from '#features/fields/web/index.ts'
import { shownProblem } from '#platform/web/form/use-form.ts'
import { useStore } from '#platform/web/use-store.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { fieldLabels, fieldOrder } from './field-labels.ts'
import { useProfileForm } from './form-context.ts'
import { focusField } from './FormField.tsx'
import type { FieldName } from './form-values.ts'

/** Lists invalid fields above the form, each as a button that focuses the field. Empty if there are none. */
export function ErrorSummary() {
  const { t, i18n } = useLingui()
  const problems = useStore(useProfileForm().problems)
  const say = useWords()
  const ownLabels = new Map(useOwnFields('member').map((field) => [nameOfField(field.id), say(field, field.label)]))
  const wrong = [...fieldOrder, ...ownLabels.keys()].filter((field) => problems[field])
  if (wrong.length === 0) return null

  const textOf = (field: FieldName | OwnFieldName) => {
    if (field === 'website') return t`Invalid Website URL`
    return (
      <>
        {isOwnFieldName(field) ? ownLabels.get(field) : i18n._(fieldLabels[field])}: {shownProblem(problems[field], i18n)}
      </>
    )
  }
  return (
    <FormBanner>
      <p className="font-medium">{t`${plural(wrong.length, { one: 'One field needs your attention', other: '# fields need your attention' })}`}</p>
      <ul className="mt-1">
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className="text-start underline underline-offset-3" onClick={() => focusField(field)}>
              {textOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </FormBanner>
  )
}
