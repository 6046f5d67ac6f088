import { takeLinkToken } from '#platform/web/link-token.ts'
import { ApplicationLink } from './ApplicationLink.tsx'
import { showIsland } from './island.tsx'

export function showApplicationLink(): void {
  showIsland(<ApplicationLink token={takeLinkToken()} />)
}
