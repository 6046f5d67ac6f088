import type { ReactNode } from 'react'
import { toast as sonner } from 'sonner'

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

const show =
  (kind: 'success' | 'error' | 'info') =>
  (title: string, { action, ...options }: ToastOptions = {}) => {
    sonner[kind](title, { ...options, action: action && { label: action.label, onClick: action.onPress } })
  }

/** Says what happened, without asking for attention. What is wrong with a field is said beside the field instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: (id?: string) => void sonner.dismiss(id),
}
