/** Looks up an id that another file refers to; if it is missing, the files do not belong together. */
export function getOrThrow<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined)
    throw new Error(`'${id}' is not in the data, although another file refers to it. Check that all files belong to the same set.`)
  return value
}
