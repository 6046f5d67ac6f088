import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface Part {
  mount: () => void
  /** Called once it is mounted, or no longer wanted. */
  settle: () => void
}

/** The parts that wait for their turn, in order; undefined while nothing has to wait. */
let waiting: Set<Part> | undefined
let shown = Promise.resolve()
let setShown: () => void = () => undefined

/**
 * A part of a screen that is mounted in a task of its own while the application starts (app/web/startup), so that a slow phone can react in
 * between; at all other times, it is mounted with what is around it.
 */
export function Staged({ children }: { children: ReactNode }) {
  const [isMounted, setMounted] = useState(nothingWaits)
  useEffect(() => (isMounted ? undefined : enqueue(() => setMounted(true))), [isMounted])
  return isMounted ? children : null
}

/**
 * While the application starts, what is loading counts as a part: the screen is shown together with it.
 * @returns what to do once it is mounted; undefined if nothing has to wait
 */
export const holdScreen = (): (() => void) | undefined => enqueue(() => undefined)

/** Has parts wait from now on, until `mountStages`. */
export function holdStages(): void {
  waiting = new Set()
  shown = new Promise((resolve) => (setShown = resolve))
}

/** Resolves once the whole screen is mounted and visible, which is at once unless the application is starting. */
export const whenShown = (): Promise<void> => shown

/** Mounts the waiting parts, and those within them, one after the other, then calls `show`. */
export async function mountStages(show: () => void): Promise<void> {
  // The set grows while it is read.
  for (const part of waiting ?? []) {
    await new Promise<void>((resolve) => {
      part.settle = resolve
      setTimeout(() => startTransition(part.mount))
    })
  }
  waiting = undefined
  show()
  setShown()
}

const nothingWaits = () => waiting === undefined

/** @returns what to do when the part has been mounted, or is no longer wanted */
function enqueue(mount: () => void): (() => void) | undefined {
  if (!waiting) {
    mount()
    return undefined
  }
  const part: Part = { mount, settle: () => undefined }
  waiting.add(part)
  return () => {
    waiting?.delete(part)
    part.settle()
  }
}
