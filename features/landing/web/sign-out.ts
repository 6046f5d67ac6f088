import { loadSignOut } from '#features/accounts/web/visitor.ts'

/** Handles the sign-out button that members see on visitors' pages. */
export function followSignOut(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-sign-out]') : null
    const member = button?.dataset['signOut']
    if (member === undefined) return
    button?.toggleAttribute('data-busy', true)
    loadSignOut()
      .then(({ signOutHere }) => signOutHere(member))
      .catch(() => location.reload())
      .finally(() => button?.toggleAttribute('data-busy', false))
  })
}
