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

/** Taken when the page starts: one that is left later is for the page after it. */
let arrived = take()

function take(): HandedOverToast | undefined {
  try {
    const left = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return left === null ? undefined : (JSON.parse(left) as HandedOverToast)
  } catch {
    return undefined
  }
}

export const hasHandedOverToast = (): boolean => arrived !== undefined

/** Shows what the page before left, once; a `Toaster` must stand. Toasts are loaded only if there is one to show. */
export function showHandedOverToast(): void {
  if (!arrived) return
  const { kind, title, description } = arrived
  arrived = undefined
  void import('#ui/toast.ts').then(({ toast }) => toast[kind](title, { description }))
}
