import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong in a page, as it stands now.
 *
 * @param within - a selector of the only element to look at
 */
export async function findViolations(page: Page, options: RunOptions, within?: string): Promise<Result[]> {
  // Loading it takes longer than most of its rules, so each document does it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(runAxe, { options, within })
}

/** Runs in the page. */
async function runAxe({ options, within }: { options: RunOptions; within: string | undefined }): Promise<Result[]> {
  const context = {
    ...(within !== undefined && { include: [[within]] }),
    // React Aria's announcer names, for some seconds, a button that has gone.
    exclude: [['[data-live-announcer]']],
  }
  const { axe } = window as unknown as { axe: typeof axeCore }
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
  return violations
}
