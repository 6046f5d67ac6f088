/** The values that differ from others of the same form, field by field. */
export function changedValues<Values extends object>(values: Values, others: Values): Partial<Values> {
  const isChanged = (name: string) => JSON.stringify(values[name as keyof Values]) !== JSON.stringify(others[name as keyof Values])
  return Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name))) as Partial<Values>
}
