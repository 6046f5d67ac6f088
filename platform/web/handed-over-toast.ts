/** A notice that the next page shows, because signing in and out leave the current page. */
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
    // Without storage there is no notice.
  }
}

/** Read when the page starts; later notices are for the next page. */
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

/** Shows the notice of the previous page, once; requires a `Toaster`. Loads the toast code only if needed. */
export function showHandedOverToast(): void {
  if (!arrived) return
  const { kind, title, description } = arrived
  arrived = undefined
  void import('#ui/toast.ts').then(({ toast }) => toast[kind](title, { description }))
}
