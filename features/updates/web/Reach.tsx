import { Plural, Trans } from '@lingui/react/macro'
import type { SentUpdate } from '../contract.ts'

/** The number of recipients of an update, and how many have opened it. */
export function Reach({ reach: { receivers, readers } }: Pick<SentUpdate, 'reach'>) {
  return (
    <>
      <Plural value={receivers} one="Sent to # investor" other="Sent to # investors" />
      {' · '}
      {readers === null ? (
        <Trans>opened by fewer than three so far</Trans>
      ) : (
        <Plural value={readers} one="opened by #" other="opened by #" />
      )}
    </>
  )
}
