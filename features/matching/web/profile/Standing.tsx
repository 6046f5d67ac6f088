import type { MemberBrief } from '#features/members/contract.ts'
import type { MatchCard } from '../../contract.ts'
import { InterestNote } from '../card/InterestNote.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { ConnectedSince } from './ConnectedSince.tsx'
import { Decided } from './Decided.tsx'

export interface StandingProps {
  member: MemberBrief
  card: MatchCard & { connected_at: string | null }
}

/** Where the two stand with each other, and the next step. */
export function Standing({ member, card }: StandingProps) {
  const { standing } = card
  if (standing === 'connected') return <ConnectedSince member={member} since={card.connected_at} />
  if (standing === 'passed' || standing === 'waiting') return <Decided member={member} standing={standing} />
  return (
    <>
      <InterestNote card={card} />
      <AnswerButtons member={member} standing={standing} />
    </>
  )
}
