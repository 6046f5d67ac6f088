import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient, UseQueryOptions, dataTagSymbol } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, RefObject } from 'react'
import type { UserType } from '#platform/members.ts'
import type { StaffArea } from '#platform/staff.ts'
import type { SearchKind } from './search-kinds.ts'
import type { SlotContents, Slots } from './slots.tsx'

/**
 * A room's browser side; app/web/rooms.ts lists them, and nothing else knows a room by name. It is part of every page, so larger parts are
 * loaded on demand.
 */
export interface WebRoom {
  /** The section of its screens; optional. */
  tab?: Tab
  screens?: readonly Screen[]
  /** The number of unread items, on the tab and in the bell. */
  badge?: Badge
  /** Further entries of the command palette, besides the tab. */
  palette?: readonly PaletteEntry[]
  /** The kinds of content that members find by searching. */
  searchKinds?: readonly SearchKind[]
  /** Keyboard shortcuts with their descriptions. */
  shortcuts?: readonly (readonly [keys: string, meaning: MessageDescriptor])[]
  /** What it shows on other rooms' screens, by slot name. */
  slots?: SlotContents
  /** Loaded after the first screen, and active until the member or the page is gone. */
  follow?: () => Promise<Follow>
  /** Titles (ids) of notifications that the room shows itself, so that no toast is needed. */
  tellsItself?: readonly string[]
  /** Replaces its screens once the session has ended. */
  signedOut?: { title: MessageDescriptor; text: MessageDescriptor }
  /** Its entry in the member's own menu, in the order of the rooms. */
  accountMenu?: AccountMenuEntry
  /** Its pages of the console, on which the community is run. */
  console?: readonly ConsolePage[]
  /** What the bell opens; only one room has it. */
  bell?: () => Promise<ComponentType<BellPanelProps>>
  /** The one screen for members who asked for their account to be deleted; only one room has it. */
  whileLeaving?: () => Promise<ComponentType<{ leavesAt: string }>>
  /** The one screen for members who have to accept new terms; only one room has it. */
  beforeTerms?: () => Promise<ComponentType>
}

/** The places of the navigation, in their order. */
export const places = ['home', 'people', 'deals', 'events', 'community', 'messages'] as const
export type Place = (typeof places)[number]

export interface Tab {
  /** Used in its URL by default: `/dashboard/tab/<id>`. */
  id: string
  href?: string
  /** The place where it stands beside others; without one, it is reached from elsewhere. */
  place?: Place
  /** In the menu of sections and the palette. */
  label: MessageDescriptor
  /** Beside the others of its place, if not the label. */
  shortLabel?: MessageDescriptor
  icon: LucideIcon
  /** Not in the menu of sections. */
  isUnlisted?: true
  /** Listed only while this is more than 0. */
  listedIf?: Badge
  /** Other types of members see an explanation; dimmed for them in lists of sections. */
  onlyFor?: UserType
}

export interface Screen {
  /** For example '/profile/$id'. */
  path: string
  load: () => Promise<ComponentType>
  /** The section it belongs to, if not the room's: the `id` of its tab. */
  under?: string
  /** Slots that are filled before it is first shown. */
  slots?: readonly (keyof SlotContents)[]
}

/** A number from a query, updated with it. */
export interface Badge {
  query: () => UseQueryOptions
  count: (data: unknown) => number
}

type DataOf<Options> = Options extends { queryKey: { [dataTagSymbol]: infer Data } } ? Data : never

/** Types `count` by the result of `query`, so that badges of all queries fit into one list. */
export const badge = <Options extends object>(query: () => Options, count: (data: DataOf<Options>) => number): Badge =>
  ({ query, count }) as unknown as Badge

/** The headings of the console's navigation, in their order. */
export const consoleGroups = ['people', 'content', 'community', 'system'] as const
export type ConsoleGroup = (typeof consoleGroups)[number]

/** A page of the console, on which the community is run. */
export interface ConsolePage {
  href: string
  label: MessageDescriptor
  group: ConsoleGroup
  /** Who may read this area sees the page. */
  area: StaffArea
  /** What waits for a decision on it. */
  waiting?: ConsoleWaiting
}

interface ConsoleWaiting extends Badge {
  /** Public topics that change the number. */
  topics?: readonly string[]
}

interface AccountMenuEntry {
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  /** Only those who help to run the community see it. */
  onlyForStaff?: true
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

export interface PaletteEntry {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  /** Only shown to this type of member. */
  onlyFor?: UserType
  /** Other words by which it is found, separated by spaces. */
  also?: MessageDescriptor
  /** The screen that it is a part of; parts are only listed once something is typed. */
  within?: MessageDescriptor
}

/** Keeps the page in sync with the server. @returns what stops it */
export type Follow = (page: Page) => readonly (() => void)[]

export interface Page {
  queryClient: QueryClient
  /** The signed-in member. */
  memberId: string
  /** Path and query of the current screen. */
  here: () => string
  go: (href: string) => void
  /** Called after each navigation. @returns removes the listener */
  onArrive: (listener: () => void) => () => void
  /** Whether a room shows notifications with this title itself. */
  isToldElsewhere: (titleId: string) => boolean
}
