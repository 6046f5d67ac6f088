import { Unsettled } from '#ui/Unsettled.tsx'
import { type ComponentType, type ReactNode, Suspense, createContext, lazy, use } from 'react'

/**
 * Slots on screens that other rooms may fill, with their props. The room that owns the screen declares them:
 * `declare module '#platform/web/rooms/slots.tsx' { interface Slots { 'profile.aside': { member: PublicProfile } } }`.
 */
export interface Slots {
  /** On top of every screen, once the first one is shown. */
  'shell.overlay': object
  /** What the palette finds by the letters that are typed. */
  'palette.found': { text: string } & HandsOver<FoundInPalette>
}

/** For slots whose parts are shown together: passes its part on instead of rendering it. */
export interface HandsOver<Part> {
  children: (part?: Part) => ReactNode
}
/** What the palette shows beside screens. */
export interface FoundInPalette {
  sections: readonly { title: string; items: readonly PaletteItem[] }[]
  /** There may be more in a moment. */
  isSearching: boolean
  /** Called when the reader opens something that was found. */
  onOpen?: () => void
}
/** It leads somewhere, or completes the text in the field. */
export interface PaletteItem {
  id: string
  leadsTo: { href: string } | { text: string }
  icon: ReactNode
  name: string
  note: string
}

type PartOf<Name extends keyof Slots> = Slots[Name] extends HandsOver<infer Part> ? Part : never

type SlotContent<Name extends keyof Slots> = () => Promise<ComponentType<Slots[Name]>>
/** What a room puts into each slot: one component, or several in their order. */
export type SlotContents = { [Name in keyof Slots]?: SlotContent<Name> | readonly SlotContent<Name>[] }

/** The slot contents of all rooms, in the order of the rooms. */
export const SlotContext = createContext<readonly SlotContents[]>([])

/** Typed loosely, because slots have different props. */
type Load = () => Promise<ComponentType<object>>
const loaded = new Map<Load, ComponentType<object>>()
const lazily = new Map<Load, ComponentType<object>>()

const contentsOf = (rooms: readonly SlotContents[], name: keyof Slots): Load[] =>
  rooms.flatMap((room) => [room[name] ?? []].flat() as unknown as Load[])

/** Preloads the contents of slots to avoid layout shifts. Failed ones are retried when rendered. */
export async function loadSlots(rooms: readonly SlotContents[], names: readonly (keyof Slots)[]): Promise<void> {
  const loads = names.flatMap((name) => contentsOf(rooms, name))
  await Promise.allSettled(loads.map(async (load) => loaded.set(load, await load())))
}

/** Renders the rooms' contents of a slot; those not loaded yet appear later. */
export function Slot<Name extends keyof Slots>({ name, ...props }: { name: Name } & Slots[Name]) {
  return contentsOf(use(SlotContext), name).map((load, at) => {
    const Content = componentOf(load)
    return (
      // The order of the rooms never changes.
      <Suspense key={at} fallback={<Unsettled />}>
        <Content {...props} />
      </Suspense>
    )
  })
}

/** Like `Slot`, but passes the parts of all rooms to `children` together. Parts that could not be loaded are left out. */
export const GatheredSlot = <Name extends keyof Slots>({
  name,
  children,
  ...given
}: {
  name: Name
  children: (parts: readonly PartOf<Name>[]) => ReactNode
} & Omit<Slots[Name], 'children'>) => (
  <Gathering loads={contentsOf(use(SlotContext), name)} given={given} told={[]}>
    {children as (parts: readonly unknown[]) => ReactNode}
  </Gathering>
)

interface GatheringProps {
  loads: readonly Load[]
  /** What each gets to know. */
  given: object
  told: readonly unknown[]
  children: (parts: readonly unknown[]) => ReactNode
}

/** Nested, so that each part can use hooks. */
function Gathering({ loads: [load, ...rest], given, told, children }: GatheringProps): ReactNode {
  if (!load) return children(told)
  const Content = componentOf(load) as ComponentType<HandsOver<unknown>>
  return (
    <Suspense fallback={<Unsettled />}>
      <Content {...given}>
        {(part) => (
          <Gathering loads={rest} given={given} told={part === undefined ? told : [...told, part]}>
            {children}
          </Gathering>
        )}
      </Content>
    </Suspense>
  )
}

function componentOf(load: Load): ComponentType<object> {
  const known = loaded.get(load) ?? lazily.get(load)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      // Left out for now; retried on the next visit.
      lazily.delete(load)
      return { default: Nothing }
    }
  })
  lazily.set(load, component)
  return component
}

function Nothing({ children }: Partial<HandsOver<never>>): ReactNode {
  return children?.() ?? null
}
