import { takeEmailToken } from './email-token.ts'
import { EmailLink } from './EmailLink.tsx'
import { showIsland } from './island.tsx'

export function showEmailLink(): void {
  showIsland(<EmailLink token={takeEmailToken()} />)
}
