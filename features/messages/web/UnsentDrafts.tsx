import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { messagesPath } from '../paths.ts'
import { conversationWith } from './data.ts'
import { useDrafts } from './drafts.ts'

const most = 3

/** At the end of the first steps: the drafts of messages the member could not send before, with links to them. */
export function UnsentDrafts({ profile }: Slots['welcome.brought']) {
  const drafts = [...useDrafts(profile.id)].slice(-most)
  const conversations = useQueries({ queries: drafts.map(([other]) => ({ ...conversationWith(other), retry: false })) })
  const waiting = conversations.flatMap(({ data }) => (data ? [data.member] : []))
  if (waiting.length === 0 || !profile.profile_completed) return null
  return (
    <section aria-labelledby="unsent-drafts">
      <h2 id="unsent-drafts" className="mb-2 font-semibold">
        <Trans>Your drafts</Trans>
      </h2>
      <ul className="card divide-y divide-line px-5 phone:px-4">
        {waiting.map(({ id, full_name, profile_picture }) => (
          <li key={id}>
            <Link to={messagesPath(id)} className="flex min-h-14 items-center gap-3 font-medium hover:text-accent-ink">
              <Avatar id={id} name={full_name} picture={profile_picture} size={36} />
              <span className="min-w-0 flex-1 truncate">
                <Trans>
                  Your message to <bdi>{full_name}</bdi>
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
