import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export function SomethingWentWrong({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        isPage
        icon={TriangleAlert}
        title={t`Something went wrong`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onPress={onTryAgain}>
              <Trans>Try Again</Trans>
            </Button>
            <Button onPress={() => window.location.reload()}>
              <Trans>Refresh Page</Trans>
            </Button>
          </div>
        }
      >
        <Trans>We're sorry, but something unexpected happened. Please try refreshing the page.</Trans>
      </EmptyState>
    </div>
  )
}
