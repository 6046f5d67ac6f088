import { type ComponentType, Suspense, createContext, lazy, use } from 'react'

/**
 * Places on screens that other rooms may fill, with what each gets to know. The room whose screen it is adds its own:
 * `declare module '#platform/web/rooms/slots.tsx' { interface Slots { 'profile.aside': { member: PublicProfile } } }`.
 */
export interface Slots {
  /** Over whatever is shown, once the first screen stands. */
  'shell.overlay': object
}

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

function componentOf(load: Load): ComponentType<object> {
  const known = loaded.get(load) ?? lazily.get(load)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      // The rest of the screen stands without it; when the screen is gone to again, so is this.
      lazily.delete(load)
      return { default: () => null }
    }
  })
  lazily.set(load, component)
  return component
}
