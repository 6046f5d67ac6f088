import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { matchingPath } from '#features/matching/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { madePages } from '../data.ts'
import { IntroductionList } from '../IntroductionList.tsx'
import { MadeCard } from './MadeCard.tsx'

/** Introductions that the viewer made. */
export function MadeList() {
  const { t } = useLingui()
  const pages = useInfiniteQuery({ ...madePages(), refetchInterval: usePolling() })
  return (
    <IntroductionList
      label={t`Introductions by you`}
      pages={pages}
      note={<Trans>You’re notified once both have said yes. Until then, their answers are private.</Trans>}
      empty={
        <EmptyState
          icon={Handshake}
          title={t`You haven’t introduced anybody yet`}
          action={
            <Link to={matchingPath('connections')} className={buttonClass({ variant: 'primary' })}>
              <Trans>Your connections</Trans>
            </Link>
          }
        >
          <Trans>Should two of your connections meet? Choose one of them, and introduce them to the other.</Trans>
        </EmptyState>
      }
      Card={MadeCard}
    />
  )
}
