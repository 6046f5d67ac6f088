import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { ConsoleField } from '../../contract.ts'
import { mostFields } from '../../limits.ts'
import { newFieldPath } from '../../paths.ts'
import { type Subject, subjects } from '../../vocabulary.ts'
import { consoleFields, useWatchedFields } from '../data.ts'
import { ArchivedRow } from './ArchivedRow.tsx'
import { FieldRow } from './FieldRow.tsx'

/** The community's own fields, for operators. */
export function FieldsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="community"
      title={t`Fields`}
      description={t`Ask members and organisations what matters to your community, such as their batch or their themes.`}
    >
      <Fields />
    </ConsoleScreen>
  )
}

function Fields() {
  const { t } = useLingui()
  useWatchedFields()
  const { data, error, refetch } = useQuery(consoleFields())
  if (data) {
    const archived = data.items.filter(({ archived_at }) => archived_at !== null)
    return (
      <>
        {subjects.map((subject) => (
          <FieldsOf
            key={subject}
            subject={subject}
            fields={data.items.filter((each) => each.subject === subject && each.archived_at === null)}
          />
        ))}
        {archived.length > 0 && (
          <SettingsGroup
            title={t`Archived`}
            description={t`Nobody sees these. They are deleted with their answers 30 days after they were archived.`}
          >
            {archived.map((field) => (
              <ArchivedRow key={field.id} field={field} />
            ))}
          </SettingsGroup>
        )}
      </>
    )
  }
  if (error) {
    return <LoadFailed title={t`Failed to load the fields`} error={error} onRetry={() => void refetch()} />
  }
  return (
    <SkeletonGroup label={t`Loading the fields`}>
      <Skeleton className="mb-4 h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}

function FieldsOf({ subject, fields }: { subject: Subject; fields: readonly ConsoleField[] }) {
  const { t } = useLingui()
  const isMember = subject === 'member'
  const count = fields.length
  return (
    <SettingsGroup
      title={isMember ? t`On profiles` : t`On pages of organisations`}
      description={count > 0 && t`${plural(count, { one: '# field', other: '# fields' })} of at most ${mostFields}`}
      actions={
        count < mostFields && (
          <ForStaff area="community" changing>
            <Link to={newFieldPath(subject)} className={buttonClass({ size: 'small' })}>
              {isMember ? <Trans>Add a field to profiles</Trans> : <Trans>Add a field to organisations</Trans>}
            </Link>
          </ForStaff>
        )
      }
    >
      {count === 0 && (
        <p className="py-3.5 text-ink-2">
          {isMember ? (
            <Trans>Profiles have no fields of your own yet.</Trans>
          ) : (
            <Trans>Organisations have no fields of your own yet.</Trans>
          )}
        </p>
      )}
      {fields.map((field, at) => (
        <FieldRow key={field.id} field={field} isFirst={at === 0} isLast={at === count - 1} />
      ))}
    </SettingsGroup>
  )
}
