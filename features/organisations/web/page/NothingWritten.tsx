import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Organisation } from '../../organisation-contract.ts'
import { editOrganisationPath } from '../../paths.ts'

/** In place of a description: asks those who can write one to do so. Renders nothing for others. */
export function NothingWritten({ organisation: { slug, name, can } }: { organisation: Organisation }) {
  const { t } = useLingui()
  if (!can.edit) return null
  return (
    <div className="card mb-7">
      <EmptyState
        icon={NotebookPen}
        title={t`Describe ${name}`}
        action={
          <Link to={editOrganisationPath(slug)} className={buttonClass({ variant: 'primary' })}>
            <Trans>Edit page</Trans>
          </Link>
        }
      >
        <Trans>This is where others read what you do. A logo, a website and a few facts help them find you.</Trans>
      </EmptyState>
    </div>
  )
}
