import { type ComponentType, type ReactNode, Suspense, createContext, lazy, use } from 'react'

/**
 * Places on screens that other rooms may fill, with what each gets to know. The room whose screen it is adds its own:
 * `declare module '#platform/web/rooms/slots.tsx' { interface Slots { 'profile.aside': { member: PublicProfile } } }`.
 */
export interface Slots {
  /** Over whatever is shown, once the first screen stands. */
  'shell.overlay': object
  /** What the palette finds by the letters that are typed. */
  'palette.found': { text: string } & HandsOver<FoundInPalette>
}

/** What fills a place that is shown as one gets: it hands over its part, instead of showing it where it stands. */
export interface HandsOver<Part> {
  children: (part?: Part) => ReactNode
}
/** A section of the palette. */
interface FoundInPalette {
  title: string
  items: readonly { id: string; href: string; icon: ReactNode; name: string; note: string }[]
  /** There may be more in a moment. */
  isSearching: boolean
}

type PartOf<Name extends keyof Slots> = Slots[Name] extends HandsOver<infer Part> ? Part : never

/** What a room puts into each place. */
export type SlotContents = { [Name in keyof Slots]?: () => Promise<ComponentType<Slots[Name]>> }

/** What all rooms put into the places, in the order of the rooms. */
export const SlotContext = createContext<readonly SlotContents[]>([])

/** Once it is in a list with those of other places, whose contents know other things. */
type Load = () => Promise<ComponentType<object>>
const loaded = new Map<Load, ComponentType<object>>()
const lazily = new Map<Load, ComponentType<object>>()

const contentsOf = (rooms: readonly SlotContents[], name: keyof Slots): Load[] =>
  rooms.flatMap((room) => (room[name] ? [room[name] as unknown as Load] : []))

/** Loads what fills these places, so that a screen that shows them does not jump. What cannot be had is tried again where it stands. */
export async function loadSlots(rooms: readonly SlotContents[], names: readonly (keyof Slots)[]): Promise<void> {
  const loads = names.flatMap((name) => contentsOf(rooms, name))
  await Promise.allSettled(loads.map(async (load) => loaded.set(load, await load())))
}

/** Shows what the rooms put into a place; what is not loaded yet comes later. */
export function Slot<Name extends keyof Slots>({ name, ...props }: { name: Name } & Slots[Name]) {
  return contentsOf(use(SlotContext), name).map((load, at) => {
    const Content = componentOf(load)
    return (
      // The order of the rooms never changes.
      <Suspense key={at}>
        <Content {...props} />
      </Suspense>
    )
  })
}

/** The same where the parts of all rooms are shown as one: `children` gets them together. What could not be loaded is left out. */
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

/** Each stands in the one before, so that they can ask for their data as components do. */
function Gathering({ loads: [load, ...rest], given, told, children }: GatheringProps): ReactNode {
  if (!load) return children(told)
  const Content = componentOf(load) as ComponentType<HandsOver<unknown>>
  return (
    <Suspense>
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
      // The rest of the screen stands without it; when the screen is gone to again, so is this.
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
