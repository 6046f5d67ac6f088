import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useShare } from '#platform/web/use-share.tsx'
import { Button } from '#ui/Button.tsx'
import type { EventDetails } from '../../registration-contract.ts'
import { eventPath } from '../../paths.ts'

/** Shares a link to the event, which members can open. */
export function ShareEvent({ event: { id, title } }: { event: Pick<EventDetails, 'id' | 'title'> }) {
  const { t } = useLingui()
  const { share, prompt } = useShare()
  return (
    <>
      <Button onPress={() => share({ title, url: location.origin + eventPath(id) }, t`Link to the event copied`)}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
      {prompt}
    </>
  )
}
