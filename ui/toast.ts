import type { ReactNode } from 'react'

export interface ToastOptions {
  /** Details below the title. */
  description?: string
  /** An action: Undo, Reply. Closes the toast. */
  action?: { label: string; onPress: () => void }
  /** Replaces the default icon. */
  icon?: ReactNode
  /** In milliseconds; 4000 by default. */
  duration?: number
  /** A toast with the same id is replaced. */
  id?: string
}

/** Loaded with the `Toaster`, so that it does not delay the page. */
const sonner = () => import('sonner')

const show =
  (kind: 'success' | 'error' | 'info') =>
  (title: string, { action, ...options }: ToastOptions = {}) => {
    void sonner().then(({ toast }) =>
      toast[kind](title, { ...options, action: action && { label: action.label, onClick: action.onPress } }),
    )
  }

/** Shows a non-intrusive notice. Problems of a field are shown next to the field instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
}
