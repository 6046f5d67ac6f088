import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { World } from '#testing/world.ts'
import { expect } from './site.ts'

/** A form, and what somebody types into it. */
export interface TypedForm {
  name: string
  /** Goes there, opens it, and chooses what is not typed. */
  open: (page: Page) => Promise<unknown>
  /** Where its fields and its button stand: the open dialog, unless told. */
  within?: (page: Page) => Locator
  /** What is typed, by the names of the fields. The connection breaks in the middle of the first. */
  typed: Record<string, string>
  /** What the button says that sends it. */
  send: string
  /** How often what was typed is stored: rows of a table that hold these words, or as it is counted otherwise. */
  stored: { in: string; words: string } | (() => Promise<number>)
  /** What is said without a connection; unless told, that the server cannot be reached, and what to do. */
  says?: string
  /** What is told once it is stored, and no moment before. */
  told?: string
  /** It can be sent but once, and the second time is refused with words: an answer that is lost cannot be made up for. */
  onlyOnce?: true
}

const unreachable = 'The server cannot be reached. Please check your connection and try again.'

/** Fills a form in, loses the connection meanwhile, is told what to do, finds all of it there, and sends it again: it is stored once. */
export async function fillWithoutConnection(page: Page, context: BrowserContext, world: World, form: TypedForm): Promise<void> {
  const { name, open, within, typed, send, says = unreachable, told, onlyOnce } = form
  const stored = () => count(world, form.stored)
  await open(page)
  const where = within?.(page) ?? page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const fields = Object.entries(typed).map(([label, text]) => ({ field: fieldOf(where, label), text }))
  const button = where.getByRole('button', { name: send, exact: true })
  for (const [index, { field, text }] of fields.entries()) {
    if (index === 0) {
      await field.fill(text.slice(0, text.length / 2))
      await context.setOffline(true)
    }
    await field.fill(text)
  }
  await press(button)
  await expect(page.getByText(says).filter({ visible: true }).first(), `${name}: says what to do`).toBeVisible()
  for (const { field, text } of fields) await expect(field, `${name}: nothing that was typed is lost`).toHaveValue(text)
  if (told) await expect(page.getByText(told), `${name}: claims nothing`).toHaveCount(0)
  expect(await stored(), `${name}: the server has nothing of it`).toBe(0)

  await context.setOffline(false)
  for (const { field, text } of fields) await expect(field, `${name}: it is there with the connection too`).toHaveValue(text)
  if (!onlyOnce) {
    await loseAnswers(page)
    const lost = page.waitForEvent('requestfailed')
    await press(button)
    await lost
    await expect(page.getByText(says).filter({ visible: true }).first(), `${name}: says what to do where the answer is lost`).toBeVisible()
    expect(await stored(), `${name}: has arrived`).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await press(button)
  await expect.poll(stored, { message: `${name}: is stored` }).toBe(1)
  if (told) await expect(page.getByText(told).first(), `${name}: says so`).toBeVisible()
  await world.settled()
  expect(await stored(), `${name}: once`).toBe(1)
}

/** What changes something arrives, and its answer does not come back, as where the connection breaks between the two. */
const loseAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/batch')) return route.continue()
    await route.fetch()
    await route.abort('internetdisconnected')
  })

/** By keyboard: what moves meanwhile is not pressed beside, which would close a dialog. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

const fieldOf = (where: Locator, label: string) =>
  where
    .getByRole('textbox', { name: new RegExp(`^${label}`) })
    .or(where.getByLabel(label, { exact: true }).and(where.locator('input')))
    .first()

async function count(world: World, stored: TypedForm['stored']): Promise<number> {
  if (typeof stored === 'function') return stored()
  const { rows } = await world.services.database.pool.query(
    `select count(*)::integer as count from ${stored.in} as row where strpos(row::text, $1) > 0`,
    [stored.words],
  )
  return (rows as { count: number }[])[0]?.count ?? 0
}
