import { showIsland } from './island.tsx'
import { SignInDialog, type SignInMode } from './SignInDialog.tsx'

/** Opens the dialog over a visitor's page; what was typed into it earlier is still there. */
export function openSignIn(mode: SignInMode): void {
  show(mode, true)
}

function show(mode: SignInMode, isOpen: boolean): void {
  showIsland(<SignInDialog isOpen={isOpen} mode={mode} onModeChange={(next) => show(next, true)} onClose={() => show(mode, false)} />)
}
