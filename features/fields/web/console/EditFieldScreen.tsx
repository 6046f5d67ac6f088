import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ConsoleScreen, StaffOnly } from '#features/operators/web/index.ts'
import { isLanguage } from '#platform/language.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { fieldsPath } from '../../paths.ts'
import { subjects } from '../../vocabulary.ts'
import { consoleFields } from '../data.ts'
import { useWords } from '../use-words.ts'
import { FieldForm } from './FieldForm.tsx'
import { newField, valuesOf } from './field-values.ts'

/** Adds a field to profiles or to the pages of organisations. */
export function NewFieldScreen() {
  const { t, i18n } = useLingui()
  const given = useParams({ strict: false, select: (raw: { subject?: unknown }) => raw.subject })
  const subject = subjects.find((each) => each === given) ?? 'member'
  const [id] = useState(() => newId())
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  return (
    <ConsoleScreen
      area="community"
      changing
      title={subject === 'member' ? t`Add a field to profiles` : t`Add a field to organisations`}
      back={{ href: fieldsPath(), label: t`Fields` }}
    >
      <FieldForm id={id} subject={subject} initial={newField(language)} />
    </ConsoleScreen>
  )
}

/** Changes a field. */
export const EditFieldScreen = () => (
  <StaffOnly area="community" changing>
    <EditField />
  </StaffOnly>
)

function EditField() {
  const { t } = useLingui()
  const say = useWords()
  const id = useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id })
  const { data, error, refetch } = useQuery(consoleFields())
  const field = data?.items.find((each) => each.id === id)
  const title = field ? t`Edit ${say(field, field.label)}` : t`Edit field`
  return (
    <ConsoleScreen area="community" title={title} back={{ href: fieldsPath(), label: t`Fields` }}>
      {/* A newer version does not replace what is being typed: saving says that there is one. */}
      {field && <FieldForm key={field.id} id={field.id} subject={field.subject} initial={valuesOf(field)} saved={field} />}
      {data && !field && <p className="text-ink-2">{t`This field does not exist any more.`}</p>}
      {error && !data && <LoadFailed title={t`Failed to load the field`} error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <SkeletonGroup label={t`Loading the field`}>
          <Skeleton className="mb-4 h-10 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </ConsoleScreen>
  )
}
