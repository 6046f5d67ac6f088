import { groupOf } from '../../vocabulary.ts'
import { useProfileValue } from './form-context.ts'
import { InvestorSection } from './InvestorSection.tsx'
import { MentorSection } from './MentorSection.tsx'
import { StartupSection } from './StartupSection.tsx'

const sections = { startup: StartupSection, investor: InvestorSection, mentor: MentorSection }

/** What only members of the chosen type are asked. */
export function TypeSection() {
  const Section = sections[groupOf(useProfileValue('user_type'))]
  return <Section />
}
