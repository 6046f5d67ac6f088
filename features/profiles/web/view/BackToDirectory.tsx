import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { buttonClass } from '#ui/button-class.ts'

/** Back to the directory as it was left, filters and scroll and all, if one came from there; else to its beginning. */
export function BackToDirectory() {
  const router = useRouter()
  const directory = paths.tab('organisations')
  // While a screen first renders, the router still knows the one before as the resolved one.
  const [cameFromThere] = useState(() => router.state.resolvedLocation?.pathname === directory)
  const goBack = (event: MouseEvent) => {
    if (!cameFromThere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to={directory} onClick={goBack} className={buttonClass({ variant: 'quiet', size: 'small', className: overCoverOnPhones })}>
      <Trans>← Back to Directory</Trans>
    </Link>
  )
}

const overCoverOnPhones = '-ms-2.5 -mt-2 mb-3 phone:absolute! phone:start-3 phone:top-2 phone:z-10 phone:m-0 phone:bg-surface'
