import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { World } from '#testing/world.ts'
import { expect } from './site.ts'

/** A form, and the input for it. */
export interface TypedForm {
  name: string
  /** Navigates to it, opens it, and makes choices other than text. */
  open: (page: Page) => Promise<unknown>
  /** The container of its fields and button; by default the open dialog. */
  within?: (page: Page) => Locator
  /** The texts by field name. The connection breaks in the middle of the first. */
  typed: Record<string, string>
  /** The label of the submit button. */
  send: string
  /** How often the input is stored: rows of a table with these words, or a custom count. */
  stored: { in: string; words: string } | (() => Promise<number>)
  /** The message without a connection; by default that the server cannot be reached, and what to do. */
  says?: string
  /** The message once it is stored, and not before. */
  told?: string
  /** It can only be sent once, and a second attempt is refused with an error: a lost response cannot be recovered. */
  onlyOnce?: true
}

const unreachable = 'The server cannot be reached. Please check your connection and try again.'

/** Fills in a form and loses the connection: the form says what to do, keeps all input, and is stored once after sending again. */
export async function fillWithoutConnection(page: Page, context: BrowserContext, world: World, form: TypedForm): Promise<void> {
  const { name, open, within, typed, send, says = unreachable, told, onlyOnce } = form
  const stored = () => count(world, form.stored)
  await open(page)
  // Until its code is there, the page is a picture of itself, and the code cannot be loaded without a connection.
  await expect(page.locator('[data-preview]')).toHaveCount(0)
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
  // The network may be a moment later than the browser that commands it.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/api/session', { cache: 'no-store' }).then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true)
  for (const { field, text } of fields) await expect(field, `${name}: it is there with the connection too`).toHaveValue(text)
  if (!onlyOnce) {
    await loseAnswers(page)
    const lost = page.waitForEvent('requestfailed')
    await press(button)
    await lost
    await expect(page.getByText(says).filter({ visible: true }).first(), `${name}: says what to do where the answer is lost`).toBeVisible()
    await expect.poll(stored, { message: `${name}: has arrived` }).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await press(button)
  await expect.poll(stored, { message: `${name}: is stored` }).toBe(1)
  if (told) await expect(page.getByText(told).first(), `${name}: says so`).toBeVisible()
  await world.settled()
  expect(await stored(), `${name}: once`).toBe(1)
}

/** Requests that change something arrive, but their responses are lost. */
const loseAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/batch')) return route.continue()
    await route.fetch()
    await route.abort('internetdisconnected')
  })

/** By keyboard: a click could miss a moving button, and close the dialog. */
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
