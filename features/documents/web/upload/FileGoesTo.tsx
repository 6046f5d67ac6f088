import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { Button } from '#ui/Button.tsx'
import { SettingRow } from '#ui/SettingRow.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { problemOfFile } from './check-file.ts'
import { startUpload } from './uploads.ts'

interface FileGoesToProps {
  heading: string
  file: File
  /** Subjects it can be added to; undefined while loading. */
  subjects: readonly { id: string; title: string; href: string }[] | undefined
  /** Why they failed to load, and how to retry. */
  error: Error | null
  onRetry: () => void
  /** Where to create the first subject, if the member may. */
  first: { label: string; href: string } | undefined
  onTaken: () => Promise<void>
}

/** Adds a shared file to one of the member's subjects and shows its upload there. */
export function FileGoesTo({ heading, file, subjects, error, onRetry, first, onTaken }: FileGoesToProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigateIfStillHere()
  const member = useMember()
  const id = useId()
  if (!member) return null
  if (!subjects)
    return error ? (
      <LoadFailed title={heading} error={error} onRetry={onRetry} />
    ) : (
      <SkeletonGroup label={t`Loading options`}>
        <Skeleton className="h-16 rounded-tile" />
      </SkeletonGroup>
    )
  if (subjects.length === 0 && !first) return null

  async function take(self: string, subject: { id: string; href: string }) {
    const problem = await problemOfFile('document', file)
    if (problem) return toast.error(t`Upload failed`, { description: i18n._(problem.id) })
    startUpload(file, { member: self, subjectId: subject.id, kind: 'document' })
    await onTaken()
    await navigate({ href: subject.href })
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {heading}
      </h2>
      {subjects.length === 0 && first && (
        <p className="text-ink-2">
          <Trans>You don’t have any yet. Your file will wait here until you do.</Trans>{' '}
          <Link to={first.href} className="link">
            {first.label}
          </Link>
        </p>
      )}
      {subjects.length > 0 && (
        <ul className="card divide-y divide-line px-4">
          {subjects.map((subject) => (
            <li key={subject.id}>
              <SettingRow
                icon={<FileUp className="flex-none text-ink-2 phone:hidden" aria-hidden />}
                title={<bdi className="wrap-anywhere">{subject.title}</bdi>}
                action={
                  <Button size="small" aria-label={t`Add to ${subject.title}`} onPress={() => void take(member.id, subject)}>
                    <Trans context="button">Add</Trans>
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
