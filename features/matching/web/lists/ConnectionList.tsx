import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, UserRound, UserRoundX, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { matchingPath } from '../../paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { usePolling } from '#platform/web/live/index.ts'
import type { Connection } from '#features/relations/contract.ts'
import { EndConnectionDialog, connectionPages } from '#features/relations/web/index.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { refreshMatching } from '../data.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { ListRow } from './ListRow.tsx'
import { MatchList } from './MatchList.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Buttons beside a connection in the list of connections. */
    'connection.actions': { member: Connection }
  }
}

/** The viewer's connections, newest first. */
export function ConnectionList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...connectionPages(), refetchInterval: usePolling() })
  return (
    <MatchList
      label={t`Connections`}
      failure={t`Failed to load your connections`}
      pages={pages}
      idOf={({ id }) => id}
      Row={ConnectionRow}
      empty={
        <EmptyState
          icon={UsersRound}
          title={t`No connections yet`}
          action={
            <Link to={matchingPath()} className={buttonClass({ variant: 'primary' })}>
              <Trans>See your matches</Trans>
            </Link>
          }
        >
          <Trans>When you and another member both choose to connect, you are connected and both notified.</Trans>
        </EmptyState>
      }
    />
  )
}

function ConnectionRow({ item: connection }: { item: Connection }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isEnding, setEnding] = useState(false)
  const mayWrite = useMember()?.profile_completed
  const { connected_at, full_name: name, id } = connection
  const day = formatDay(connected_at)
  return (
    <ListRow
      member={connection}
      time={<time dateTime={connected_at}>{t`Connected since ${day}`}</time>}
      actions={
        <>
          <Slot name="connection.actions" member={connection} />
          {mayWrite && (
            <AriaLink href={messagesPath(id)} aria-label={t`Message ${name}`} className={buttonClass({ variant: 'soft', size: 'small' })}>
              <Trans context="button">Message</Trans>
            </AriaLink>
          )}
        </>
      }
      corner={
        <>
          <Menu
            label={t`More about ${name}`}
            placement="bottom end"
            trigger={<IconButton icon={Ellipsis} label={t`More about ${name}`} className="size-control-sm" />}
          >
            <MenuItem label={t`View profile`} icon={UserRound} onAction={() => void navigate({ href: profilePath(id) })} />
            <MenuItem label={t`End connection`} icon={UserRoundX} isDangerous onAction={() => setEnding(true)} />
          </Menu>
          <EndConnectionDialog
            member={connection}
            isOpen={isEnding}
            onClose={() => setEnding(false)}
            onEnded={() => void refreshMatching(queryClient)}
          />
        </>
      }
    />
  )
}
