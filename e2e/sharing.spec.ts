import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { editDealPath, newDealPath } from '#features/deals/paths.ts'
import { sharePath } from '#features/installing/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { newsfeedPath } from '#features/newsfeed/paths.ts'
import { post } from '#testing/deals.ts'
import { slidesWith } from '#testing/decks.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { type Person } from '#testing/people.ts'
import { isCached, isTextCached } from './device-caches.ts'
import { expect, expectAccessible, openLive, test, phoneOnly } from './site.ts'

test.use({ serviceWorkers: 'allow' })

const report = async () => ({ name: 'Soil report.pdf', mimeType: 'application/pdf', buffer: await slidesWith(1, 0) })
const documentsOf = async (person: Person, subject_id: string) =>
  (await person.call.documents.list({ subject_id })).items.map(({ name, pages }) => [name, pages])
const sharedLeft = (page: Page) => page.evaluate(async () => (await (await caches.open('shared')).keys()).length)

/** Shares like an operating system: a form without a page, posted to the manifest's share target. */
async function share(
  page: Page,
  origin: string,
  fields: Record<string, string>,
  file?: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.goto(`${origin}/about`)
  await page.evaluate(
    ({ names, withFile }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(names)) {
        const input = document.createElement('input')
        Object.assign(input, { type: 'hidden', name, value })
        form.append(input)
      }
      if (withFile) form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'file', id: 'shared-file' }))
      form.id = 'shared'
      document.body.append(form)
    },
    { names: fields, withFile: file !== undefined },
  )
  if (file !== undefined) await page.locator('#shared-file').setInputFiles(file)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#shared')?.submit())
  await page.waitForURL(`**${sharePath()}**`)
}

test(
  'a shared link goes into a draft, even across signing in and offline, and a shared picture into a post',
  phoneOnly,
  async ({ page, context, world, signInAs }, { project }) => {
    test.slow()
    const [member, other] = [await memberNamed(world, `Ines Shares ${project.name}`), await memberNamed(world, `Ole Hears ${project.name}`)]
    await say(other, member, 'Send me what you find')
    await world.settled()
    await signInAs(context, member)
    await openLive(page, messagesPath())
    await expect.poll(() => isCached(page)).toBe(true)
    await expect.poll(() => isTextCached(page, `Ole Hears ${project.name}`)).toBe(true)

    // It waits while nobody is signed in.
    await context.clearCookies()
    await share(page, world.url, { title: 'A fund for soil', text: '', url: 'https://soil.example/fund' })
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Share to')).toHaveCount(0)
    await signInAs(context, member)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Share to' })).toBeVisible()
    await expect(page.getByText('https://soil.example/fund')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: new RegExp(`Ole Hears ${project.name}`) }).click()
    await expect(page.getByRole('textbox', { name: /message/i }).last()).toHaveValue(/^A fund for soil\nhttps:\/\/soil\.example\/fund/)

    // Without a connection it is kept, and is there when there is one.
    await expect.poll(() => isCached(page)).toBe(true)
    await expect.poll(() => isTextCached(page, `Ole Hears ${project.name}`)).toBe(true)
    await page.goto('/about')
    await context.setOffline(true)
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' })
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'text', value: 'Read on the train' }))
      document.body.append(form)
      form.submit()
    })
    await page.waitForURL(`**${sharePath()}**`)
    await expect(page.getByText('Read on the train')).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('Read on the train')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Shared content discarded')).toBeVisible()

    await share(page, world.url, { title: '', text: 'From the field', url: '' }, join('ui/public/product/founder-128.webp'))
    await expect(page.getByText('founder-128.webp')).toBeVisible()
    await page.getByRole('button', { name: 'Start a post' }).click()
    await page.waitForURL(`**${newsfeedPath()}`)
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('From the field')
    expect(await sharedLeft(page)).toBe(0)
  },
)

test(
  'a shared PDF waits until the member has a deal, and becomes a document of it',
  phoneOnly,
  async ({ page, context, world, signInAs }, { project }) => {
    const founder = await memberNamed(world, `Ines Reports ${project.name}`)
    await signInAs(context, founder)
    await openLive(page, '/dashboard')
    await expect.poll(() => isCached(page)).toBe(true)
    await share(page, world.url, { title: '', text: '', url: '' }, await report())
    await expect(page.getByText('Soil report.pdf')).toBeVisible()
    const deals = page.getByRole('region', { name: 'One of your deals' })
    await expect(deals.getByText('You don’t have any yet. Your file will wait here until you do.')).toBeVisible()
    await expect(deals.getByRole('link', { name: 'Post New Deal' })).toHaveAttribute('href', newDealPath())

    const deal = await post(founder)
    await page.goto(sharePath())
    const add = deals.getByRole('button', { name: /^Add to Soil carbon/ })
    await expect(add).toBeVisible()
    await expectAccessible(page)
    await add.click()
    await page.waitForURL(`**${editDealPath(deal, 'files')}`)
    await expect(page.getByText(/^1 page/).first()).toBeVisible()
    expect(await documentsOf(founder, deal)).toEqual([['Soil report.pdf', 1]])
    expect(await sharedLeft(page)).toBe(0)
  },
)
