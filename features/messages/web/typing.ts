import { useSyncExternalStore } from 'react'

/** How long somebody is shown as typing after they were last heard of, in milliseconds. */
const shownFor = 6_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(member: string, timer?: ReturnType<typeof setTimeout>) {
  clearTimeout(timers.get(member))
  if (timer === undefined) timers.delete(member)
  else timers.set(member, timer)
  for (const listener of listeners) listener()
}

/** Who is typing to one. */
export const typing = {
  start: (member: string) =>
    change(
      member,
      setTimeout(() => change(member), shownFor),
    ),
  stop(member: string) {
    if (timers.has(member)) change(member)
  },
}

export const useIsTyping = (member: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => timers.has(member),
  )
