import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#platform/web/PagedList.tsx'
import { formatMoment } from '#platform/web/format-day.ts'
import { textsOf } from '#platform/web/server-text.ts'
import { Badge } from '#ui/Badge.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Delivery } from '../../contract.ts'
import { mailPages } from '../data.ts'

const inWords = textsOf('mailKind')

/** Whether emails reached the member; never what is in them. */
export function Mails({ id }: { id: string }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(mailPages(id))
  return (
    <SettingsGroup title={t`Emails`} description={t`Sent within 90 days. What they say is not stored.`}>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading emails`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load emails`}
        empty={
          <p className="py-4 text-ink-2">
            <Trans>No emails yet.</Trans>
          </p>
        }
      >
        {(mails) => (
          <ul className="divide-y divide-line">
            {mails.map((mail) => (
              <Row key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </PagedList>
    </SettingsGroup>
  )
}

const tones = { sent: 'success', waiting: 'warning', failed: 'danger' } as const

function Row({ mail: { kind, state, attempts, answer, last_at } }: { mail: Delivery }) {
  const { t } = useLingui()
  const names = {
    sent: t({ message: 'Sent', context: 'email' }),
    waiting: t({ message: 'Trying again', context: 'email' }),
    failed: t({ message: 'Failed', context: 'email' }),
  }
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium">{inWords(kind)}</span>
        <Badge tone={tones[state]}>{names[state]}</Badge>
      </p>
      <p className="text-12 text-ink-2">
        {formatMoment(last_at)}
        {attempts > 1 && (
          <>
            {' · '}
            <Plural value={attempts} one="# attempt" other="# attempts" />
          </>
        )}
      </p>
      {answer && (
        <p className="text-12 wrap-anywhere text-ink-2">
          <Trans>The mail server answered: {answer}</Trans>
        </p>
      )}
    </li>
  )
}
