import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { importPath } from '../../paths.ts'

/** Beside the year of an organisation's answers. */
export const ImportLink = ({ organisation: { slug }, year }: Slots['sustainability.answers']) => (
  <Link to={importPath(slug)} search={{ year }} className={buttonClass()}>
    <FileUp aria-hidden />
    <Trans>Import</Trans>
  </Link>
)
