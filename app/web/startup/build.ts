/** The address of this page's entry script, which identifies its build and language. */
export const buildScript = (): string => document.querySelector('#entry')?.getAttribute('src') ?? ''

export interface Build {
  script: string
  language: string
}

/** Whether the server has a newer build than this page; false if the server cannot be reached. */
export async function isOlderBuild(): Promise<boolean> {
  try {
    const response = await fetch('/service-worker.js', { cache: 'no-cache' })
    const [, served] = response.ok ? (/"script":"([^"]+)"/.exec(await response.text()) ?? []) : []
    return served !== undefined && served !== buildScript()
  } catch {
    return false
  }
}
