/** A notice that is shown by the page one goes to next: signing in and out leave the page they happen on. */
interface HandedOverToast {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

const storageKey = 'handed-over-toast'

export function handOverToast(toast: HandedOverToast): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(toast))
  } catch {
    // A browser that refuses storage goes without the notice.
  }
}

export function hasHandedOverToast(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Shows what the page before left, once; a `Toaster` must stand. Toasts are loaded only if there is one to show. */
export function showHandedOverToast(): void {
  if (!hasHandedOverToast()) return
  const { kind, title, description } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as HandedOverToast
  sessionStorage.removeItem(storageKey)
  void import('#ui/toast.ts').then(({ toast }) => toast[kind](title, { description }))
}
