/** A record with a value for each key. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key, at: number) => Value): Record<Key, Value> =>
  // `fromEntries` forgets which keys it was given.
  Object.fromEntries(keys.map((key, at) => [key, valueOf(key, at)])) as Record<Key, Value>
