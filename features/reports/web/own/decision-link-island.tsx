import { loadToasts } from '#features/accounts/web/visitor.ts'
import { takeLinkToken } from '#platform/web/link-token.ts'
import { DecisionLink } from './DecisionLink.tsx'

export async function showDecisionLink(): Promise<void> {
  const token = takeLinkToken()
  const { showIsland } = await loadToasts()
  showIsland(<DecisionLink token={token} />)
}
