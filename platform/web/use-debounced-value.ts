import { useEffect, useState } from 'react'

/** A value once it has not changed for `pause` milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause = 150): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
