/** Whether an address leads to the current screen; additional parameters of the screen's address don't matter. */
export function isAt(target: string, here: string): boolean {
  const [wanted, found] = [target, here].map((address) => new URL(address, 'http://here')) as [URL, URL]
  if (wanted.pathname !== found.pathname) return false
  return [...wanted.searchParams].every(([name, value]) => found.searchParams.get(name) === value)
}
