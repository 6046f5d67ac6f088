import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { organisationPath } from '../../paths.ts'

/** In place of a screen that only the owners and admins of an organisation have. */
export function NotForYou({ organisation: { slug, name } }: { organisation: Organisation }) {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={Lock}
      title={t`Only owners and admins of ${name} can do this`}
      action={
        <Link to={organisationPath(slug)} className={buttonClass({ variant: 'primary' })}>
          <Trans>View its page</Trans>
        </Link>
      }
    >
      <Trans>Ask one of them to make you an admin, or to do it for you.</Trans>
    </EmptyState>
  )
}
