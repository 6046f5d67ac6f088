import { welcomePath } from '#features/profiles/paths.ts'
import { randomUUID } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import { type Person, profileOf } from '#testing/people.ts'
import type { World } from '#testing/world.ts'
import { expect, expectAccessible, isPhone, test as base, bothSizes, pressLogout, openWithin } from './site.ts'

interface Talk {
  /** The member who uses `page`. */
  marit: Person
  luca: Person
  /** Opens a screen as a member, in their own browser. */
  openAs(person: Person, path: string): Promise<Page>
}

const test = base.extend<{ talk: Talk }>({
  talk: async ({ world, context, browser, contextOptions, signInAs }, use) => {
    const [marit, luca] = await Promise.all([
      joinCompletely(world, { full_name: 'Marit Solberg', user_type: 'investor', company_name: 'Fjordkapital' }),
      joinCompletely(world, { full_name: 'Luca Bertolini', company_name: 'Terravolta' }),
    ])
    await signInAs(context, marit)
    const others: Page[] = []
    await use({
      marit,
      luca,
      async openAs(person, path) {
        const own = await browser.newContext({ ...contextOptions, baseURL: world.url })
        await signInAs(own, person)
        const page = await own.newPage()
        others.push(page)
        await page.goto(path)
        return page
      },
    })
    for (const page of others) await page.context().close()
  },
})

const list = '/dashboard/tab/messages'
const threadWith = (person: Person) => `${list}?with=${person.id}`

test('two members chat live, with typing indicators and ticks for delivered and read messages', async ({ page, talk }) => {
  const { marit, luca, openAs } = talk
  await page.goto(threadWith(luca))
  await write(page, 'Good to meet you in Bologna.')
  await expect(message(page, 'Good to meet you'), 'no client of the partner has it yet').toContainText('Sent')

  const other = await openAs(luca, list)
  await expect(message(page, 'Good to meet you'), 'a client of the partner has it').toContainText('Delivered')
  const row = rowOf(other, marit)
  await expect(row).toContainText('Good to meet you in Bologna.')
  await expect(row).toContainText('1 unread message')

  await row.click()
  await expect(other.getByRole('region', { name: /^Conversation with/ }).getByText('1 unread message', { exact: true })).toBeVisible()
  await expect(message(page, 'Good to meet you')).toContainText('Read')

  await composer(other).pressSequentially('Likewise')
  await expect(page.getByRole('region', { name: /^Conversation with/ }).getByText('typing…')).toBeVisible()
  await composer(other).press('Shift+Enter')
  await composer(other).pressSequentially('See https://terravolta.example/deck')
  await composer(other).press('Enter')
  await expect(message(page, 'Likewise')).toBeVisible()
  await expect(page.getByText('typing…')).toHaveCount(0)
  const link = page.getByRole('link', { name: 'https://terravolta.example/deck', exact: true })
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  await expect(message(other, 'Likewise')).toContainText('Read')
  await expect(composer(other)).toHaveValue('')

  await expectAccessible(page)
  await other.goto(list)
  await expect(rowOf(other, marit)).toContainText('Likewise')
  await expect(rowOf(other, marit)).not.toContainText('unread')
})

test('unread messages are below a line that stays, and all tabs of a member agree', async ({ page, context, talk }) => {
  const { marit, luca } = talk
  await say(marit, luca, 'What does a core cost you?')
  for (const text of ['€31.', 'The agronomist takes it.', 'We pay them per visit.']) await say(luca, marit, text)
  const second = await context.newPage()
  await second.goto(list)
  await expect(rowOf(second, luca)).toContainText('3 unread messages')

  await page.goto(threadWith(luca))
  await expect(page.getByText('3 unread messages', { exact: true }).last()).toBeVisible()
  await expect(rowOf(second, luca)).not.toContainText('unread')

  await openWithin(second, threadWith(luca))
  await write(second, 'Then the unit economics hold.')
  await expect(message(page, 'Then the unit economics hold.')).toBeVisible()
  await expect(page.getByText('3 unread messages', { exact: true }), 'the line stays while reading').toBeVisible()
})

test('a message written offline waits, even across a reload, and is sent once', async ({ page, context, talk }) => {
  const { marit, luca } = talk
  await say(luca, marit, 'Are you on the train?')
  await page.goto(threadWith(luca))
  await expect(message(page, 'Are you on the train?')).toBeVisible()
  await page.route('**/api/messages', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  await write(page, 'Into the tunnel.')
  await write(page, 'Still in the tunnel.')
  await expect(message(page, 'Into the tunnel.')).toContainText('Waiting to be sent')
  await expectAccessible(page)

  // Pages load, but requests that change something fail.
  await context.setOffline(false)
  await page.reload()
  await expect(message(page, 'Into the tunnel.')).toContainText('Waiting to be sent')
  await expect(composer(page), 'a sent message is no longer a draft').toHaveValue('')
  await page.unroute('**/api/messages')
  await expect(message(page, 'Still in the tunnel.')).toContainText('Sent', { timeout: 20_000 })
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  const { items } = await luca.call.messages.list({ id: marit.id })
  expect(items.map((each) => each.content)).toEqual(['Are you on the train?', 'Into the tunnel.', 'Still in the tunnel.'])
})

test('waiting messages are sent as soon as the connection is back', async ({ page, context, talk }) => {
  const { marit, luca } = talk
  await say(marit, luca, 'Leaving now.')
  await page.goto(threadWith(luca))
  await expect(message(page, 'Leaving now.')).toBeVisible()
  await context.setOffline(true)
  await write(page, 'No signal here.')
  await expect(message(page, 'No signal here.')).toContainText('Waiting to be sent')
  await context.setOffline(false)
  await expect(message(page, 'No signal here.')).toContainText('Sent')
})

test('a refused message says so, and can be sent again or deleted', async ({ page, talk }) => {
  const { luca } = talk
  const refusal = { code: 'FORBIDDEN', status: 403, message: 'Complete your profile first', data: { problem: 'messages.profileFirst' } }
  await page.goto(threadWith(luca))
  await page.route('**/api/messages', (route) => route.fulfill({ status: 403, json: { defined: true, ...refusal } }))
  await write(page, 'Twelve farms.')
  await write(page, 'Two seasons.')
  await expect(page.getByText('Error sending message').first()).toBeVisible()
  const refused = page.getByRole('article').filter({ hasText: 'Twelve farms.' })
  await expect(refused).toContainText('Failed to send message. Complete your profile first')
  await expectAccessible(page)

  await page.unroute('**/api/messages')
  await refused.getByRole('button', { name: 'Retry' }).click()
  await expect(refused).toContainText('Sent')
  // Not with the mouse: a toast that lies over the button stays while the mouse is on it.
  await page.getByRole('article').filter({ hasText: 'Two seasons.' }).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(message(page, 'Two seasons.')).toHaveCount(0)
})

test('a message written after the session has ended is sent after signing in again', async ({ page, context, talk, signInAs }) => {
  const { marit, luca } = talk
  await page.goto(threadWith(luca))
  await expect(page.getByText('No messages yet. Introduce yourself')).toBeVisible()
  // No other request may be the first to find that the session has ended, about which the page then asks.
  const isSessionOrPost = (request: Request) => request.method() === 'POST' || request.url().endsWith('/api/session')
  await page.route('**/api/**', (route) => isSessionOrPost(route.request()) && route.continue())
  await composer(page).fill('Is the room still open?')
  await context.clearCookies()
  await composer(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(page.getByText('Please log in to start a conversation')).toBeVisible()

  await signInAs(context, marit)
  await page.unroute('**/api/**')
  await page.reload()
  await expect(message(page, 'Is the room still open?')).toContainText('Sent')
})

test('empty and overlong messages are refused with an error, and the input is kept', async ({ page, talk }) => {
  const { luca } = talk
  await page.goto(threadWith(luca))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please write a message first')).toBeVisible()
  await composer(page).fill('soil '.repeat(820))
  await expect(page.getByText('4,099 / 4,000')).toBeVisible()
  await composer(page).press('Enter')
  await expect(page.getByText('Please keep your message to 4,000 characters')).toBeVisible()
  await expectAccessible(page)

  await composer(page).fill('Dear Luca, about the field data')
  await page.reload()
  await expect(composer(page)).toHaveValue('Dear Luca, about the field data')
  await openWithin(page, list)
  await expect(rowOf(page, luca)).toContainText('Draft: Dear Luca, about the field data')
})

test('a message can be unsent, for both', async ({ page, talk }) => {
  const { marit, luca, openAs } = talk
  await say(marit, luca, 'The wrong figure: 31.')
  await page.goto(threadWith(luca))
  const other = await openAs(luca, threadWith(marit))
  await expect(message(other, 'The wrong figure')).toBeVisible()
  await openActions(page, 'The wrong figure')
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Unsend' }).click()
  for (const each of [page, other]) {
    await expect(each.getByRole('article').filter({ hasText: 'Message unsent' })).toBeVisible()
    await expect(message(each, 'The wrong figure')).toHaveCount(0)
  }
})

test('a search finds users and messages, and leads to the results', async ({ page, talk, world }) => {
  const { marit, luca } = talk
  await joinCompletely(world, { full_name: `Ilze Bērziņa${marit.id.slice(0, 4)}`, user_type: 'mentor' })
  await say(luca, marit, 'The outlier is a vineyard with a drainage problem.')
  await world.settled()
  await page.goto(list)
  await page.getByRole('button', { name: 'New message' }).click()
  const search = page.getByPlaceholder('Search users...')
  await expect(search).toBeFocused()
  await search.fill(`berzina${marit.id.slice(0, 4)}`)
  await expect(page.getByRole('link', { name: /Ilze Bērziņa/ })).toBeVisible()
  await expect(rowOf(page, luca)).toHaveCount(0)

  await search.fill('vineyard')
  await expect(page.getByRole('heading', { name: 'Messages', level: 2 })).toBeVisible()
  await expectAccessible(page)
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/at=1/)
  await expect(message(page, 'The outlier is a vineyard')).toBeInViewport()

  await openWithin(page, `${list}?q=zzzzzzzz`)
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzzzzz”' })).toBeVisible()
})

test('a long conversation scrolls back without jumping, and new messages wait below', async ({ page, talk }) => {
  test.slow()
  const { marit, luca } = talk
  for (let n = 1; n <= 130; n++) await say(marit, luca, `Message number ${n}.`)
  await page.goto(threadWith(luca))
  const log = page.getByRole('log')
  await expect(message(page, 'Message number 130.')).toBeInViewport()
  await expect(message(page, 'Message number 60.')).toHaveCount(0)
  await scrollWhileRendering(log, 300)
  const place = await topOf(page, 'Message number 90.')
  await expect(message(page, 'Message number 60.')).toBeAttached()
  expect(Math.abs((await topOf(page, 'Message number 90.')) - place), 'the visible messages do not move').toBeLessThan(2)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'View Profile' }).click()
  await expect(page.getByRole('heading', { name: luca.full_name, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(message(page, 'Message number 90.')).toBeInViewport()
  expect(Math.abs((await topOf(page, 'Message number 90.')) - place), 'the previous position is restored').toBeLessThan(2)

  await expect(async () => {
    await log.evaluate((element) => element.scrollTo(0, 0))
    await expect(message(page, 'Message number 1.')).toBeInViewport({ timeout: 100 })
  }).toPass()

  await say(luca, marit, 'Something new.')
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(message(page, 'Something new.')).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 new message' })).toHaveCount(0)
})

/** The conversation is rendered again after it was scrolled, and before the browser reports that. */
const scrollWhileRendering = (log: Locator, top: number): Promise<void> =>
  log.evaluate((element, to) => {
    const show = (visibility: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    element.scrollTo(0, to)
    show('hidden')
    queueMicrotask(() => show('visible'))
  }, top)

test('a muted conversation is in no count', async ({ page, talk }) => {
  const { marit, luca } = talk
  await say(luca, marit, 'One thing more.')
  await page.goto(threadWith(luca))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Mute conversation' }).click()
  await expect(page.getByText('Conversation muted')).toBeVisible()
  await openWithin(page, list)
  await say(luca, marit, 'And another.')
  const row = rowOf(page, luca)
  await expect(row).toContainText('And another.')
  await expect(row).toContainText('Muted')
  expect(await marit.call.messages.unread()).toEqual({ unread: 0 })
})

test('phones show one pane at a time, wide screens both', bothSizes, async ({ page, talk }) => {
  const { marit, luca } = talk
  await say(luca, marit, 'Which pane is this?')
  await page.goto(list)
  const row = rowOf(page, luca)
  if (!isPhone(page)) {
    await expect(page.getByText('Select a user to chat')).toBeVisible()
    await row.click()
    await expect(row).toBeVisible()
    await expect(composer(page), 'the field has the focus at once').toBeFocused()
    return
  }
  await row.click()
  await expect(message(page, 'Which pane is this?')).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to conversations' }).click()
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(list)
})

test('a member with an incomplete profile can read and type, and sends once the profile is complete', async ({
  page,
  context,
  world,
  signInAs,
}, { project }) => {
  const newcomer = await world.join({ full_name: 'Henrik Vestergaard' })
  const writer = await joinCompletely(world, { full_name: `Asta ${project.name}` })
  await world.settled()
  await signInAs(context, newcomer)
  await page.goto(list)
  await expect(page.getByText('Complete your profile first').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible()

  await say(writer, newcomer, 'What are you building?')
  await openWithin(page, `${list}?with=${writer.id}`)
  await expect(message(page, 'What are you building?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0)
  await composer(page).fill('A sorter for textiles.')
  await composer(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Not sent: complete your profile first. Your draft is saved.')
  await expectAccessible(page)
  await newcomer.call.profiles.amend({ bio: 'Sorts textiles by light.', industry: 'CleanTech' })
  await openWithin(page, welcomePath('done'))
  await page.getByRole('link', { name: `Your message to ${writer.full_name}` }).click()
  await expect(composer(page)).toHaveValue('A sorter for textiles.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await writer.call.messages.list({ id: newcomer.id })).items.length).toBe(2)
})

async function joinCompletely(world: World, details: Partial<Person>): Promise<Person> {
  const person = await world.join(details)
  await person.call.profiles.save(profileOf(person))
  return person
}

const say = (from: Person, to: Person, content: string) => from.call.messages.send({ id: randomUUID(), to: to.id, content })

/** A member in the list; members of other tests may have the same name. */
const rowOf = (page: Page, person: Person) =>
  page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link')
    .and(page.locator(`[href*="${person.id}"]`))
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const message = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

async function write(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** By keyboard: up from the field into the messages, then Enter. */
async function openActions(page: Page, text: string) {
  await message(page, text).focus()
  await page.keyboard.press('Enter')
}

const topOf = (page: Page, text: string) => message(page, text).evaluate((element) => element.getBoundingClientRect().top)

test('signing out deletes drafts from the device, after a warning if there are unsent ones', async ({ page, talk }) => {
  const { marit, luca } = talk
  const kept = () => page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), marit.id)
  await page.goto(threadWith(luca))
  await composer(page).fill('Between the two of us')
  await expect.poll(kept).toContainEqual(expect.stringContaining('message_draft'))

  await openWithin(page, '/dashboard')
  await pressLogout(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out and discard unsent changes?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  expect(await kept(), 'the question itself deletes nothing').not.toEqual([])

  await pressLogout(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await kept()).toEqual([])
})
