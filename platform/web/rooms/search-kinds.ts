import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import { createContext } from 'react'

/** How results of a kind are shown; the server's side of the room names the same kind in `searchables`. */
export interface SearchKind {
  kind: string
  /** In the plural: 'Deals'. */
  label: MessageDescriptor
  icon: LucideIcon
}

/** The kinds of all rooms, in the order of the rooms. */
export const SearchKindsContext = createContext<readonly SearchKind[]>([])
