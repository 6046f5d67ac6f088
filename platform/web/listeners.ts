/** Those who want to hear of something. One that fails never keeps the others from hearing. */
export function listeners<Value = void>() {
  const all = new Set<(value: Value) => void>()
  return {
    /** @returns ends the hearing */
    add(listener: (value: Value) => void): () => void {
      // A function of its own, so that the same listener added twice is two.
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
