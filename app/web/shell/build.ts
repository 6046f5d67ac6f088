/** The URL of this page's first script, which identifies its build and language. */
export const buildScript = (): string => document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''

export interface Build {
  script: string
  language: string
}

/** Whether the server has a newer build than this page; false if it cannot be reached. */
export async function isOlderBuild(): Promise<boolean> {
  try {
    const answer = await fetch('/service-worker.js', { cache: 'no-cache' })
    const [, served] = answer.ok ? (/"script":"([^"]+)"/.exec(await answer.text()) ?? []) : []
    return served !== undefined && served !== buildScript()
  } catch {
    return false
  }
}
