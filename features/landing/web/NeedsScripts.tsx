import { Trans } from '@lingui/react/macro'

/** Shown below the button for joining if scripts don't run. */
export const NeedsScripts = () => (
  <noscript>
    <p className="mt-4 font-medium">
      <Trans>You can read this page without JavaScript, but you need it to join or sign in.</Trans>
    </p>
  </noscript>
)
