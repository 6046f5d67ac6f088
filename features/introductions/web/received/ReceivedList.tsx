import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { receivedPages } from '../data.ts'
import { IntroductionList } from '../IntroductionList.tsx'
import { ReceivedCard } from './ReceivedCard.tsx'

/** Open introductions of the viewer to others. */
export function ReceivedList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...receivedPages(), refetchInterval: usePolling() })
  return (
    <IntroductionList
      label={t`Introductions for you`}
      pages={pages}
      note={<Trans>You’re connected once you have both said yes. If you pass, nobody is told.</Trans>}
      empty={
        <EmptyState icon={Handshake} title={t`No open introductions`}>
          <Trans>When one of your connections thinks that you and another member should meet, their introduction appears here.</Trans>
        </EmptyState>
      }
      Card={ReceivedCard}
    />
  )
}
