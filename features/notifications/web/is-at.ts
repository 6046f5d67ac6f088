/** Whether a screen is the one an address leads to; what else stands in the screen's own address does not matter. */
export function isAt(target: string, here: string): boolean {
  const [wanted, found] = [target, here].map((address) => new URL(address, 'http://here')) as [URL, URL]
  if (wanted.pathname !== found.pathname) return false
  return [...wanted.searchParams].every(([name, value]) => found.searchParams.get(name) === value)
}
