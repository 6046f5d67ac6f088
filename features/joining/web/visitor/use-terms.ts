import { useEffect, useState } from 'react'
import { type ShownProblem, problemOf } from '#platform/web/problem.ts'
import { keptCode } from '#features/referrals/web/visitor.ts'
import type { JoiningTerms } from '../../rules-contract.ts'
import { joining } from '../data.ts'

/** The codes with which somebody came: of the invitation in this address, and of the first referral link on this device. */
export const codesHere = (): { invitation?: string; referral?: string } => {
  const invitation = new URLSearchParams(location.search).get('invitation')
  const referral = keptCode()
  return { ...(invitation && { invitation: invitation.slice(0, 100) }), ...(referral && { referral }) }
}

/** What applies to this visitor who wants to join; asked for once it is wanted. */
export function useJoiningTerms(isWanted: boolean) {
  const [found, setFound] = useState<{ terms?: JoiningTerms; problem?: ShownProblem }>()
  useEffect(() => {
    if (!isWanted || found) return
    joining.call.terms(codesHere()).then(
      (terms) => setFound({ terms }),
      (error: unknown) => setFound({ problem: problemOf(error) }),
    )
  }, [isWanted, found])
  return { ...found, retry: () => setFound(undefined) }
}

/** How this visitor can join: at once, by asking, or not at all. */
export function wayToJoin({ mode, takes_domains, invitation }: JoiningTerms): 'join' | 'apply' | 'closed' {
  if (invitation || mode === 'open') return 'join'
  return mode === 'approval' || takes_domains ? 'apply' : 'closed'
}
