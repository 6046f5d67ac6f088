import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark as BookmarkIcon, BookmarkX, Check, Clock, Handshake, X } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { matchingPath } from '../../paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Bookmark, MatchCard } from '../../contract.ts'
import { bookmarkPages } from '../data.ts'
import { useSetBookmarked } from '../deck/use-set-bookmarked.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { formatDay } from '#platform/web/format-day.ts'
import { ListRow } from './ListRow.tsx'
import { MatchList } from './MatchList.tsx'

/** The viewer's bookmarked members. */
export function BookmarkList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...bookmarkPages(), refetchInterval: usePolling() })
  return (
    <MatchList
      label={t({ message: 'Bookmarks', context: 'members' })}
      failure={t`Failed to load your bookmarks`}
      pages={pages}
      idOf={({ member }) => member.id}
      Row={BookmarkRow}
      empty={
        <EmptyState
          icon={BookmarkIcon}
          title={t`No bookmarks yet`}
          action={
            <Link to={matchingPath()} className={buttonClass({ variant: 'primary' })}>
              <Trans>See your matches</Trans>
            </Link>
          }
        >
          <Trans>Bookmark cards or profiles to decide later. Only you can see your bookmarks.</Trans>
        </EmptyState>
      }
    />
  )
}

function BookmarkRow({ item: { member, standing, bookmarked_at } }: { item: Bookmark }) {
  const { t } = useLingui()
  const { mutate: setBookmarked, isPending: isRemoving } = useSetBookmarked()
  const name = member.full_name
  const day = formatDay(bookmarked_at)
  return (
    <ListRow
      member={member}
      mark={<StandingBadge standing={standing} />}
      time={<time dateTime={bookmarked_at}>{t`Bookmarked on ${day}`}</time>}
      details
      actions={standing !== 'waiting' && standing !== 'ended' && <NextStep member={member} standing={standing} />}
      corner={
        <IconButton
          icon={BookmarkX}
          label={t`Remove the bookmark for ${name}`}
          isDisabled={isRemoving}
          className="size-control-sm"
          onPress={() => setBookmarked({ member, isBookmarked: false })}
        />
      }
    />
  )
}

function NextStep({ member, standing }: Pick<Bookmark, 'member' | 'standing'>) {
  const { t } = useLingui()
  const name = member.full_name
  const mayWrite = useMember()?.profile_completed
  if (standing === 'connected') {
    return (
      mayWrite && (
        <AriaLink
          href={messagesPath(member.id)}
          aria-label={t`Message ${name}`}
          className={buttonClass({ variant: 'soft', size: 'small' })}
        >
          <Trans context="button">Message</Trans>
        </AriaLink>
      )
    )
  }
  return <ConnectButton member={member} />
}

const looks = {
  passed: { word: msg`Passed`, icon: X, tone: 'neutral' },
  waiting: { word: msg`Waiting for an answer`, icon: Clock, tone: 'neutral' },
  ended: { word: msg`Connection ended`, icon: X, tone: 'neutral' },
  interested: { word: msg`Interested in you`, icon: Handshake, tone: 'accent' },
  connected: { word: msg`Connected`, icon: Check, tone: 'success' },
} as const

/** The standing of two members; nothing while undecided. */
function StandingBadge({ standing }: { standing: MatchCard['standing'] }) {
  const { i18n } = useLingui()
  if (standing === 'none') return null
  const { word, icon, tone } = looks[standing]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(word)}
    </Badge>
  )
}
