import { useLingui } from '@lingui/react/macro'
import type { PublicProfile } from '../../contract.ts'
import { FactList } from './FactList.tsx'

/** For mentors and advisors. */
export function MentorFacts({ profile: { years_experience } }: { profile: PublicProfile }) {
  const { t } = useLingui()
  return <FactList title={t`Experience`} facts={[[t`Years of experience`, years_experience?.toString()]]} />
}
