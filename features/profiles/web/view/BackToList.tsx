import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'

interface BackToListProps {
  /** The lists from which the page is reached, the usual one first. */
  lists: readonly { href: string; label: string }[]
}

/**
 * Goes back to a list in the state it was left, if the member came from there; otherwise links to the usual one. On phones it lies over the
 * cover, for which the surrounding element must be positioned.
 */
export function BackToList({ lists }: BackToListProps) {
  const router = useRouter()
  // During a screen's first render, the router's resolved location is still the previous one.
  const [cameFrom] = useState(() => router.state.resolvedLocation?.pathname)
  const from = lists.find(({ href }) => pathOf(href) === cameFrom)
  const list = from ?? lists[0]
  if (!list) return null
  const goBack = (event: MouseEvent) => {
    if (!from || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to={list.href} onClick={goBack} className={buttonClass({ variant: 'quiet', size: 'small', className: overCoverOnPhones })}>
      {list.label}
    </Link>
  )
}

const pathOf = (href: string) => href.replace(/\?.*/, '')
const overCoverOnPhones = '-ms-2.5 -mt-2 mb-3 phone:absolute! phone:start-3 phone:top-2 phone:z-10 phone:m-0 phone:bg-surface'
