import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Details below the title. */
  description?: string
  /** An action: Undo, Reply. Closes the toast. */
  action?: { label: string; onPress: () => void }
  /** Replaces the default icon. */
  icon?: ReactNode
  /** In milliseconds; 4000 by default, 10,000 with an action. */
  duration?: number
  /** A toast with the same id is replaced. */
  id?: string
}

/** In milliseconds: an action, which may be the only way back, has to be read and reached. */
const durations = { plain: 4_000, withAction: 10_000 }

/** Loaded with the `Toaster`, so that it does not delay the page. */
const sonner = () => import('sonner')

const show =
  (kind: 'success' | 'error' | 'info') =>
  (title: string, { action, ...options }: ToastOptions = {}) => {
    void sonner().then(({ toast }) =>
      toast[kind](title, {
        duration: action ? durations.withAction : durations.plain,
        ...options,
        action: action && { label: action.label, onClick: action.onPress },
      }),
    )
  }

/** Shows a non-intrusive notice. Problems of a field are shown next to the field instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
}
