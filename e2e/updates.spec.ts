import { newUpdatePath, updatePath, updatesPath } from '#features/updates/paths.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, textsOf } from '#testing/messages.ts'
import { investorNamed, sendUpdate } from '#testing/updates.ts'
import { expect, expectAccessibleAtTop, openLive, test, openWithin } from './site.ts'

test('a founder sends an update, an investor gets it live, reads it and replies in chat, and the founder sees the number of readers', async ({
  page,
  context,
  world,
  signInAs,
  browser,
}, { project }) => {
  test.slow()
  const flora = await memberNamed(world, `Flora ${project.name}`)
  const ines = await investorNamed(world, `Ines ${project.name}`)
  await connect(flora, ines)
  const others = [await investorNamed(world, 'Ivo Invests'), await investorNamed(world, 'Ida Invests')]
  for (const investor of others) await connect(flora, investor)
  await sendUpdate(flora, { title: 'The quarter before', period: '2025-Q1', revenue: 10_000_000 })
  await signInAs(context, flora)
  await using other = await browser.newContext({ baseURL: world.url, viewport: page.viewportSize() })
  await signInAs(other, ines)
  const investor = await other.newPage()
  await openLive(investor, updatesPath())
  await expect(investor.getByRole('heading', { name: 'The quarter before' })).toBeVisible()

  await page.goto(newUpdatePath())
  const form = page.getByRole('form', { name: 'New update' })
  await form.getByRole('button', { name: 'Send to all' }).click()
  await expect(form.getByText('Please enter a title')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('First plant commissioned')
  await form.getByRole('textbox', { name: /^Text/ }).fill('It has run since August.\nTwo towns signed.')
  await form.getByRole('textbox', { name: /^Revenue/ }).fill('112000')
  await form.getByRole('textbox', { name: /^Cash/ }).fill('900000')
  await form.getByRole('textbox', { name: /^Net burn/ }).fill('60000')
  await page.keyboard.press('Tab')
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('€112,000')
  await expect(preview).toContainText('+12%')
  await expect(preview).toContainText('Lasts 15 months at this burn')
  await form.getByText('Selected investors').click()
  await form.getByText(ines.full_name).click()
  await expect(form.getByText('1 investor selected')).toBeVisible()
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Title' }), 'the draft is kept').toHaveValue('First plant commissioned')
  await expect(form.getByRole('button', { name: 'Send to 1 investor' })).toBeVisible()
  await form.getByText('All 3 connected investors').click()
  await expectAccessibleAtTop(page)
  await form.getByRole('button', { name: 'Send to all' }).click()
  await expect(page.getByText('Update sent')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First plant commissioned' })).toBeVisible()
  await expect(page.getByText('Sent to 3 investors · opened by fewer than three so far')).toBeVisible()

  // It arrives live, and can be opened.
  await investor.getByRole('link', { name: 'First plant commissioned' }).click()
  await expect(investor.getByText('Two towns signed.')).toBeVisible()
  await expect(investor.getByText('+12%').first()).toBeVisible()
  await expect(investor.getByRole('row', { name: /2025/ })).toContainText('€100,000')
  // Without the toast, which is fading out.
  await investor.reload()
  await expect(investor.getByText('Two towns signed.')).toBeVisible()
  await expectAccessibleAtTop(investor)
  await investor.getByRole('button', { name: 'Reply in chat' }).click()
  const field = investor.getByRole('textbox', { name: 'Message' })
  await expect(field).toHaveValue(/^About your update “First plant commissioned”/)
  await field.press('End')
  await field.press('ControlOrMeta+End')
  await field.pressSequentially('When is the next one?')
  await field.press('Enter')
  await expect(investor.getByRole('log').or(investor.getByRole('main')).getByText('When is the next one?').first()).toBeVisible()
  await expect
    .poll(() => textsOf(flora, ines), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^About your update “First plant commissioned”.*\n\nWhen is the next one\?$/s)])
  await openWithin(investor, updatesPath())
  const row = investor.getByRole('article').filter({ hasText: 'First plant commissioned' })
  await expect(row).toBeVisible()
  await expect(row.getByText('New', { exact: true })).toHaveCount(0)

  const id = page.url().split('/').at(-1) ?? ''
  for (const reader of others) await reader.call.updates.markRead({ id })
  // Nobody is told at once when an update is read.
  await page.goto(updatesPath())
  await expect(page.getByText('Sent to 3 investors · opened by 3')).toBeVisible()

  await openWithin(page, updatePath(id))
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('First plant commissioned in Lund')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'First plant commissioned in Lund' })).toBeVisible()
  await expect(investor.getByRole('heading', { name: 'First plant commissioned in Lund' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete update' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete update' }).click()
  await expect(page.getByText('Update deleted')).toBeVisible()
  await expect(investor.getByRole('heading', { name: 'First plant commissioned in Lund' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The quarter before' })).toBeVisible()
})
