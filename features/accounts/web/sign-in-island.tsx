import { showIsland } from './island.tsx'
import { SignInDialog, type SignInMode } from './SignInDialog.tsx'

/** Opens the dialog over a visitor's page, with earlier input preserved. */
export function openSignIn(mode: SignInMode): void {
  show(mode, true)
}

function show(mode: SignInMode, isOpen: boolean): void {
  showIsland(<SignInDialog isOpen={isOpen} mode={mode} onModeChange={(next) => show(next, true)} onClose={() => show(mode, false)} />)
}
