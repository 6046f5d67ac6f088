import { MatchPanel } from '#features/matching/web/index.ts'
import { MemberProfile } from '#features/profiles/web/MemberProfile.tsx'

/** A member's profile with, on another's, how well the two match. */
export const MemberScreen = () => <MemberProfile Aside={MatchPanel} />
