import { showIsland } from './island.tsx'
import { takeResetTokens } from './reset-tokens.ts'
import { ResetPassword } from './ResetPassword.tsx'

export function showResetPassword(): void {
  showIsland(<ResetPassword tokens={takeResetTokens()} />)
}
