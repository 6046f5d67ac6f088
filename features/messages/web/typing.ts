import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** How long somebody is shown as typing after their last signal, in milliseconds. */
const shownFor = 6_000

/** Members who are typing, each with the timer that ends it. */
const timers = createStore<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map())

/** Members who are typing to this one. */
export const typing = {
  start(member: string) {
    clearTimeout(timers.get().get(member))
    const timer = setTimeout(() => typing.stop(member), shownFor)
    timers.set(new Map([...timers.get(), [member, timer]]))
  },
  stop(member: string) {
    if (!timers.get().has(member)) return
    clearTimeout(timers.get().get(member))
    timers.set(new Map([...timers.get()].filter(([each]) => each !== member)))
  },
}

export const useIsTyping = (member: string): boolean => useStore(timers, (all) => all.has(member))
