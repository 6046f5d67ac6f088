import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { sustainabilityPath } from '../paths.ts'

/** In place of a screen that only an organisation's people have. */
export function ForItsPeople({ organisation: { slug, name } }: { organisation: Organisation }) {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={Lock}
      title={t`Only people of ${name} can see this`}
      action={
        <Link to={sustainabilityPath(slug)} className={buttonClass({ variant: 'primary' })}>
          <Trans>Read what it shares</Trans>
        </Link>
      }
    >
      <Trans>Its answers are prepared here. You can read those that it shares with you.</Trans>
    </EmptyState>
  )
}
