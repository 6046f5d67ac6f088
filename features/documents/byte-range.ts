/** The first and last byte of the requested range; undefined for the whole file, 'none' if the range is outside of it. */
export function rangeIn(header: string | undefined, length: number): [from: number, to: number] | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from > to || from >= length ? 'none' : [from, to]
}
