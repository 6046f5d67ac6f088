/** The values that differ from others of the same form, field by field; undefined for those that only the others have. */
export function changedValues<Values extends object>(values: Values, others: Values): Partial<Values> {
  const isChanged = (name: string) => JSON.stringify(values[name as keyof Values]) !== JSON.stringify(others[name as keyof Values])
  const names = Object.keys({ ...others, ...values })
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, values[name as keyof Values]])) as Partial<Values>
}
