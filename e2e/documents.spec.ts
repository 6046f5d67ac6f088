import type { Page } from '@playwright/test'
import { dealPath, editDealPath, readingPath } from '#features/deals/paths.ts'
import { partBytes } from '#features/documents/limits.ts'
import { dealOf, post } from '#testing/deals.ts'
import { addDeck, slidesWith } from '#testing/decks.ts'
import { memberNamed } from '#testing/messages.ts'
import { profileOf } from '#testing/people.ts'
import { expect, expectAccessible, openLive, openWithin, phoneOnly, test } from './site.ts'

const pageOf = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Page ${number} of`) })
const drawn = (page: Page, number: number) => pageOf(page, number).locator('[data-drawn] canvas')
const deckFile = (bytes: Buffer) => ({ name: 'Harbour deck.pdf', mimeType: 'application/pdf', buffer: bytes })

test('a deck upload resumes after an interruption and after a reload, and the deck is enlarged by keyboard', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const founder = await memberNamed(world, 'Luca Bertolini')
  const deal = await post(founder)
  const slides = await slidesWith(3, 800)
  expect(slides.length).toBeGreaterThan(2 * partBytes)
  await signInAs(context, founder)
  await openLive(page, `${editDealPath(deal)}?step=2`)
  const decks = page.getByRole('region', { name: 'Pitch deck', exact: true })
  const chooser = decks.locator('input[type=file]').first()

  await chooser.setInputFiles({ name: 'Notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<h1>Notes</h1>') })
  await expect(decks.getByRole('alert')).toContainText('This file is not a PDF')

  // The connection is lost after the first part.
  let parts = 0
  await page.route('**/parts', async (route) => {
    parts += 1
    await (parts === 1 ? route.continue() : route.abort())
  })
  await chooser.setInputFiles(deckFile(slides))
  await expect(decks.getByText(/resume automatically from 1\.0 MB/).first()).toBeVisible()
  await page.reload()
  await expect(decks.getByText(/Stopped at 1\.0 MB of/)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/parts')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/parts')) sent += 1
  })
  await decks.locator('input[type=file]').first().setInputFiles(deckFile(slides))
  await expect(decks.getByText(/^3 pages/)).toBeVisible()
  expect(sent, 'the first part is not sent again').toBe(Math.ceil(slides.length / partBytes) - 1)

  const [deck] = (await founder.call.documents.list({ subject_id: deal })).items
  await openWithin(page, `${readingPath(deal, deck?.id ?? '')}?page=2`)
  await expect(drawn(page, 2)).toBeInViewport()
  const width = async () => (await pageOf(page, 2).boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(before * 1.2)
  await page.keyboard.press('0')
  await expect.poll(width).toBe(before)
})

test(
  'a member reads page by page, and the owner sees it and revokes access',
  phoneOnly,
  async ({ page, context, browser, world, signInAs }) => {
    test.slow()
    const founder = await memberNamed(world, 'Luca Bertolini')
    const deal = await post(founder)
    const deck = await addDeck(founder, deal, await slidesWith(12, 350))
    const reader = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
    await reader.call.profiles.save(profileOf(reader))
    await world.settled()
    const { bytes } = (await reader.call.documents.list({ subject_id: deal })).items[0] ?? { bytes: 0 }
    expect(bytes).toBeGreaterThan(4_000_000)

    let fetched = 0
    page.on('response', (response) => {
      if (response.url().includes('/file?')) fetched += Number(response.headers()['content-length'])
    })
    await signInAs(context, reader)
    await openLive(page, readingPath(deal, deck))
    await expect(drawn(page, 1)).toBeVisible()
    expect(fetched).toBeLessThan(bytes / 2)
    await expect(pageOf(page, 1).getByText('Slide 1')).toBeAttached()
    await expect(pageOf(page, 1).getByRole('link')).toHaveAttribute('href', 'https://terravolta.example/method')
    await expect(pageOf(page, 1).locator('.reader-mark')).toContainText('Marit Solberg')
    await expect(pageOf(page, 1).locator('.reader-mark')).toContainText(String(new Date().getFullYear()))
    await expectAccessible(page)

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await expect(drawn(page, 3)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('3')
    await page.keyboard.press('End')
    await expect(drawn(page, 12)).toBeVisible()
    await expect(drawn(page, 3)).toHaveCount(0)
    const text = await pageOf(page, 12)
      .getByText('Measures soil carbon')
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element)
        return String(getSelection())
      })
    expect(text).toBe('Measures soil carbon from satellite radar.')

    // Returning to the tab reports reading times at once.
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(() => comeBack().then(async () => (await founder.call.documents.readings({ id: deck })).items[0]?.seconds.length))
      .toBe(12)

    await using other = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
    await signInAs(other, founder)
    const owners = await other.newPage()
    await openLive(owners, dealPath(deal))
    await owners.getByRole('button', { name: 'View readers' }).click()
    const readers = owners.getByRole('dialog', { name: 'Readers' })
    await expect(readers.getByRole('link', { name: 'Marit Solberg' })).toBeVisible()
    await expect(readers.getByText(/\d+ of 12 pages/)).toBeVisible()
    await expectAccessible(owners)

    const { description, title, ...rest } = await founder.call.deals.get({ id: deal })
    await founder.call.deals.change({ ...dealOf(founder), ...rest, website: null, title, description, id: deal, readers: 'granted' })
    await comeBack()
    await expect(page.getByRole('heading', { name: 'You don’t have access to this document' })).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
  },
)
