import { ApplicationLink } from '#features/joining/web/index.ts'
import { takeLinkToken } from '#platform/web/link-token.ts'
import { showIsland } from './island.tsx'

export function showApplicationLink(): void {
  showIsland(<ApplicationLink token={takeLinkToken()} />)
}
