import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { receivedPages, sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'
import { ReceivedRow } from './ReceivedRow.tsx'

/** Who was given access, to take it back. Shows nothing if nobody was. */
export function Granted({ organisationId, canDecide }: { organisationId: string; canDecide: boolean }) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(receivedPages(organisationId, 'granted'))
  const revoke = useChange<string>({
    send: (request_id) => sustainability.call.revoke({ id: organisationId, request_id }),
    failed: t`Failed to take access back`,
    onDone: () => toast.info(t`Access taken back`),
  })
  const granted = itemsOf(pages.data)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, granted.map(({ id }) => id).join())
  // The box stays, and keeps the focus after the last one.
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:absolute" {...keptFocus}>
      {granted.length > 0 && (
        <SettingsGroup title={t`Given access`}>
          <ul className="divide-y divide-line">
            {granted.map((request) => (
              <ReceivedRow
                key={request.id}
                request={request}
                actions={
                  canDecide && (
                    <Button
                      size="small"
                      pending={revoke.isPending && revoke.variables === request.id}
                      pendingLabel={t`Taking back`}
                      aria-label={t`Take back access given to ${request.by.full_name}`}
                      onPress={() => revoke.mutate(request.id)}
                    >
                      <Trans>Take back</Trans>
                    </Button>
                  )
                }
              />
            ))}
          </ul>
          {pages.hasNextPage && <LoadMore pages={pages} />}
        </SettingsGroup>
      )}
    </div>
  )
}
