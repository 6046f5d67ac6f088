import { takeLinkToken } from '#platform/web/link-token.ts'
import { EmailLink } from './EmailLink.tsx'
import { showIsland } from './island.tsx'

export function showEmailLink(): void {
  showIsland(<EmailLink token={takeLinkToken()} />)
}
