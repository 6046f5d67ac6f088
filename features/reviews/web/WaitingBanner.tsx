import { Trans } from '@lingui/react/macro'
import { Banner } from '#ui/Banner.tsx'

/** Tells the author that their review is not public yet. */
export const WaitingBanner = () => (
  <Banner tone="warning">
    <Trans>
      Many reviews arrived at the same time, so an operator reads yours before it is published. Until then, only you can see it.
    </Trans>
  </Banner>
)
