import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import { createContext } from 'react'
import type { StaffArea } from '#platform/staff.ts'

/** How results of a kind are shown; the server's side of the room names the same kind in `searchables`. */
export interface SearchKind {
  kind: string
  /** In the plural: 'Deals'. */
  label: MessageDescriptor
  icon: LucideIcon
  /** Its parts are pages. */
  hasPages?: true
  /** Only those who may read this area of running the community find it. */
  area?: StaffArea
}

/** The kinds that the member may find, in the order of the rooms. */
export const SearchKindsContext = createContext<readonly SearchKind[]>([])
