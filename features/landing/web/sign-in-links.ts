import { signInPath } from '#features/accounts/paths.ts'
import { loadSignIn } from '#features/accounts/web/visitor.ts'

type Entrance = 'join' | 'sign-in'

/**
 * Makes links to the sign-in page open the dialog in place, and preload it when the pointer or the focus comes near.
 * On pages that replace a members' page, it opens at once.
 */
export function followSignInLinks(): void {
  for (const approach of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(approach, ({ target }) => {
      if (signInLink(target)) loadSignIn().catch(() => {})
    })
  }
  document.addEventListener('click', (event) => {
    const link = signInLink(event.target)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain) return
    event.preventDefault()
    void open(link.dataset['signIn'] === 'join' ? 'join' : 'sign-in', link)
  })
  for (const entrance of ['sign-in', 'join'] as const) if (document.querySelector(`[data-screen="${entrance}"]`)) void open(entrance)
}

const signInLink = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-sign-in]') : null)

async function open(entrance: Entrance, link?: HTMLElement): Promise<void> {
  link?.toggleAttribute('data-busy', true)
  try {
    const { openSignIn } = await loadSignIn()
    openSignIn(entrance)
  } catch {
    // The dialog failed to load, such as after a new release: its own address reloads the page and opens it.
    if (location.pathname !== signInPath()) location.assign(signInPath(location.pathname + location.search + location.hash))
  }
  link?.toggleAttribute('data-busy', false)
}
