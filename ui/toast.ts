import type { ReactNode } from 'react'

export interface ToastOptions {
  /** What else there is to say, under the bold line. */
  description?: string
  /** One thing to do about it: Undo, Reply. The toast closes. */
  action?: { label: string; onPress: () => void }
  /** In place of the icon of its kind. */
  icon?: ReactNode
  /** Milliseconds; 4000 unless told. */
  duration?: number
  /** A toast shown again under its id is replaced, not doubled. */
  id?: string
}

/** Loaded with the `Toaster`, so that no page waits for it. */
const sonner = () => import('sonner')

const show =
  (kind: 'success' | 'error' | 'info') =>
  (title: string, { action, ...options }: ToastOptions = {}) => {
    void sonner().then(({ toast }) =>
      toast[kind](title, { ...options, action: action && { label: action.label, onClick: action.onPress } }),
    )
  }

/** Says what happened, without asking for attention. What is wrong with a field is said beside the field instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
}
