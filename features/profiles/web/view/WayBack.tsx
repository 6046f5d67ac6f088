import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { buttonClass } from '#ui/button-class.ts'

/** Back to the directory or the matches as they were left, filters, card and scroll and all, if one came from there; else to the directory. */
export function WayBack() {
  const router = useRouter()
  // While a screen first renders, the router still knows the one before as the resolved one.
  const [cameFrom] = useState(() => router.state.resolvedLocation?.pathname)
  const isFromMatches = cameFrom === paths.matching()
  const href = isFromMatches ? paths.matching() : paths.tab('organisations')
  const goBack = (event: MouseEvent) => {
    if (cameFrom !== href || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to={href} onClick={goBack} className={buttonClass({ variant: 'quiet', size: 'small', className: overCoverOnPhones })}>
      {isFromMatches ? <Trans>← Back to matches</Trans> : <Trans>← Back to Directory</Trans>}
    </Link>
  )
}

const overCoverOnPhones = '-ms-2.5 -mt-2 mb-3 phone:absolute! phone:start-3 phone:top-2 phone:z-10 phone:m-0 phone:bg-surface'
