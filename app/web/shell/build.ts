/** The script that this page began with: names its build, in its language. */
export const buildScript = (): string => document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''

export interface Build {
  script: string
  language: string
}

/** Whether the server has another build now than this page is of; false if it cannot be asked. */
export async function isOlderBuild(): Promise<boolean> {
  try {
    const answer = await fetch('/service-worker.js', { cache: 'no-cache' })
    const [, served] = answer.ok ? (/"script":"([^"]+)"/.exec(await answer.text()) ?? []) : []
    return served !== undefined && served !== buildScript()
  } catch {
    return false
  }
}
