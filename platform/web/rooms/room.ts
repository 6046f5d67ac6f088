import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient, UseQueryOptions, dataTagSymbol } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, RefObject } from 'react'
import type { MemberRole, UserType } from '#platform/members.ts'
import type { SlotContents, Slots } from './slots.tsx'

/**
 * All that a room is to the browser; app/web/rooms.ts lists them, and nothing else knows a room by name. It is part of every page, so
 * whatever is large is loaded when it is wanted.
 */
export interface WebRoom {
  /** The section that its screens belong to; a room may have screens without one. */
  tab?: Tab
  screens?: readonly Screen[]
  /** What waits for the member here, on the tab and in the bell. */
  badge?: Badge
  /** Where else the palette leads, besides the tab. */
  palette?: readonly PaletteEntry[]
  /** What the keyboard can do here: the keys, and what for. */
  shortcuts?: readonly (readonly [keys: string, meaning: MessageDescriptor])[]
  /** What it puts on the screens of others, by the place's name. */
  slots?: SlotContents
  /** Loaded after the first screen stands, and run until the member or the page goes. */
  follow?: () => Promise<Follow>
  /** Notifications, by the id of their title, that it tells of in a way of its own: a toast would tell them twice. */
  tellsItself?: readonly string[]
  /** What stands in place of its screens once the session has ended. */
  signedOut?: { title: MessageDescriptor; text: MessageDescriptor }
  /** Its entry in the member's own menu, in the order of the rooms. */
  accountMenu?: AccountMenuEntry
  /** What the bell opens; only one room has it. */
  bell?: () => Promise<ComponentType<BellPanelProps>>
  /** The one screen for members who asked for their account to be deleted; only one room has it. */
  whileLeaving?: () => Promise<ComponentType<{ leavesAt: string }>>
}

export interface Tab {
  /** In its address, unless that is said: `/dashboard/tab/<id>`. */
  id: string
  href?: string
  /** In the header's dropdown and the palette. */
  label: MessageDescriptor
  icon: LucideIcon
  /** It is reached from elsewhere, and stands in no list of sections. */
  isUnlisted?: true
  /** Who else opens it learns whom it is for; in lists of sections it is dimmed for them. */
  onlyFor?: UserType
  /** In the phone's bottom bar; absent if it has no place there. */
  phone?: { label: MessageDescriptor; icon: LucideIcon; isLast?: true }
  /** On phones it is in the upper bar, too. */
  isInTopBar?: true
}

export interface Screen {
  /** Such as '/profile/$id'. */
  path: string
  load: () => Promise<ComponentType>
  /** The section it belongs to, if that is not the room's own: the `id` of its tab. */
  under?: string
  /** Places on it that are to be filled when it first shows. */
  slots?: readonly (keyof SlotContents)[]
}

/** A figure of a query, kept fresh as the query is. */
export interface Badge {
  query: () => UseQueryOptions
  count: (data: unknown) => number
}

type DataOf<Options> = Options extends { queryKey: { [dataTagSymbol]: infer Data } } ? Data : never

/** Lets the compiler see that `count` gets what `query` asks for; badges of all queries then share one list. */
export const badge = <Options extends object>(query: () => Options, count: (data: DataOf<Options>) => number): Badge =>
  ({ query, count }) as unknown as Badge

interface AccountMenuEntry {
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  /** Others do not see it. */
  onlyFor?: MemberRole
  /** The place beside it where rooms show how much waits. */
  badge?: EmptySlot
}
/** Places whose contents get to know nothing. */
type EmptySlot = { [Name in keyof Slots]: object extends Slots[Name] ? Name : never }[keyof Slots]

export interface BellPanelProps {
  /** The bell. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** What the bell counts. */
  count: string | undefined
}

interface PaletteEntry {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  /** Others are not led there. */
  onlyFor?: UserType
}

/** Keeps what the page shows in step with the server. @returns ends it */
export type Follow = (page: Page) => () => void

export interface Page {
  queryClient: QueryClient
  /** The signed-in member. */
  memberId: string
  /** Path and search of what is shown. */
  here: () => string
  go: (href: string) => void
  /** Tells after each change of what is shown. @returns ends the telling */
  onArrive: (listener: () => void) => () => void
  /** Whether some room tells of the notifications with this title in a way of its own. */
  isToldElsewhere: (titleId: string) => boolean
}
