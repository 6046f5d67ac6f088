import { detectPlatform } from '../client-platform.ts'

/** Starts a page in the mobile shell, which passes links and sessions to pages; the desktop shell handles them natively. */
export async function followShell({ isForVisitors }: { isForVisitors: boolean }): Promise<void> {
  if (detectPlatform() !== 'capacitor' || !window.Capacitor) return
  const { followCapacitor } = await import('./follow-capacitor.ts')
  await followCapacitor(window.Capacitor.Plugins, { location, kept: sessionStorage, isForVisitors, load: (address) => loadAnew(address) })
}

function loadAnew(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}
