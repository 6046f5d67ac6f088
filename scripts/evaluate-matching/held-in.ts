/** What a map holds for an id that another file names: without it the files do not belong together. */
export function heldIn<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined) throw new Error(`'${id}' is named, but is not in the data. Check that all files are of the same set.`)
  return value
}
