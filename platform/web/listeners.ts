/** A set of listeners. A failing listener does not affect the others. */
export function listeners<Value = void>() {
  const all = new Set<(value: Value) => void>()
  return {
    /** @returns removes the listener */
    add(listener: (value: Value) => void): () => void {
      // A new function, so that adding the same listener twice counts as two.
      const own = (value: Value) => listener(value)
      all.add(own)
      return () => void all.delete(own)
    },
    tell(value: Value): void {
      for (const listener of [...all]) {
        try {
          listener(value)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
