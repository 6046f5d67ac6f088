import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { ReceivedRequest } from '../../requests-contract.ts'
import { receivedPages, sustainability } from '../data.ts'
import { useChange } from '../use-change.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { ReceivedRow } from './ReceivedRow.tsx'

interface RequestsProps {
  organisationId: string
  canDecide: boolean
}

/** Requests that wait for an answer; one press gives access to all who ask. */
export function OpenRequests({ organisationId, canDecide }: RequestsProps) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(receivedPages(organisationId, 'open'))
  const grant = useChange<readonly string[]>({
    send: (request_ids) => sustainability.call.grant({ id: organisationId, request_ids: [...request_ids] }),
    failed: t`Failed to give access`,
    onDone: () => toast.success(t`Access given`),
  })
  const shown = itemsOf(pages.data)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, shown.map(({ id }) => id).join())
  return (
    <div ref={box} tabIndex={-1} className="outline-none" {...keptFocus}>
      <SettingsGroup
        title={t`Requests`}
        actions={
          canDecide &&
          shown.length > 1 && (
            <Button
              variant="primary"
              size="small"
              pending={grant.isPending && grant.variables.length > 1}
              pendingLabel={t`Giving access`}
              onPress={() => grant.mutate(shown.map(({ id }) => id))}
            >
              <Plural value={shown.length} one="Give # access" other="Give all # access" />
            </Button>
          )
        }
      >
        <PagedList
          pages={pages}
          skeleton={<Skeleton className="my-4 h-12" />}
          failed={t`Failed to load requests`}
          empty={
            <p className="py-4 text-ink-2">
              <Trans>No open requests.</Trans>
            </p>
          }
        >
          {(requests) => (
            <ul className="divide-y divide-line">
              {requests.map((request) => (
                <ReceivedRow
                  key={request.id}
                  request={request}
                  actions={
                    canDecide && <Answer organisationId={organisationId} request={request} onGrant={() => grant.mutate([request.id])} />
                  }
                />
              ))}
            </ul>
          )}
        </PagedList>
      </SettingsGroup>
    </div>
  )
}

function Answer({ organisationId, request, onGrant }: { organisationId: string; request: ReceivedRequest; onGrant: () => void }) {
  const { t } = useLingui()
  const [isDeclining, setDeclining] = useState(false)
  const name = request.by.full_name
  return (
    <>
      <Button size="small" aria-label={t`Decline the request from ${name}`} onPress={() => setDeclining(true)}>
        <Trans context="a request for answers">Decline</Trans>
      </Button>
      <Button size="small" variant="soft" aria-label={t`Give access to ${name}`} onPress={onGrant}>
        <Trans>Give access</Trans>
      </Button>
      {isDeclining && <DeclineDialog organisationId={organisationId} request={request} onClose={() => setDeclining(false)} />}
    </>
  )
}
