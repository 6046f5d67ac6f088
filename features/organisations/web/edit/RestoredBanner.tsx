import { Trans } from '@lingui/react/macro'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** Says that the form has input from before, which can be discarded. */
export const RestoredBanner = ({ onDiscard }: { onDiscard: () => void }) => (
  <Banner
    tone="info"
    action={
      <Button size="small" onPress={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    }
  >
    <Trans>Your unsaved changes have been restored.</Trans>
  </Banner>
)
