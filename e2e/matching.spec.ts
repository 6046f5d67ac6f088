import { aMinutePasses } from '#testing/matching.ts'
import { cardOf, complete, drag, findCard, heatFounder, heatInvestor } from './deck.ts'
import { expect, expectAccessible, oneByOne, openLive, test, withoutData, phoneOnly } from './site.ts'

const matching = '/dashboard/tab/matching'

test(
  'an accept with a note, undone and repeated, and an accept in return connect both members at once',
  phoneOnly,
  async ({ page, browser, world, signInAs, contextOptions }, { project }) => {
    test.slow()
    const [first, second] = [`Ylva Ketilsdottir ${project.name}`, `Baltasar Quintanilha ${project.name}`]
    const founder = await complete(world, { full_name: first, user_type: 'startup', company_name: 'Hverhiti' }, heatFounder)
    const investor = await complete(world, { full_name: second, user_type: 'investor', company_name: 'Laugar Fund' }, heatInvestor)
    await world.settled()
    await signInAs(page.context(), founder)

    await openLive(page, matching)
    await expect(page.getByRole('heading', { name: 'Your AI Matches' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Investors' })).toHaveAttribute('aria-selected', 'true')
    await findCard(page, second)
    const card = cardOf(page, second)
    await expect(card.getByRole('img', { name: /^Score \d+ of 100$/ })).toBeVisible()
    await expect(card.getByText(/^(Super|Strong|Good|Possible) match$/)).toBeVisible()
    await expect(card.getByText('€500K – €2M')).toBeVisible()
    await expect(card.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)

    await card.getByRole('link', { name: 'More Details' }).click()
    await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(card, 'the very same card').toBeVisible()

    await page.getByRole('button', { name: 'Add a note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a note' })
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('x'.repeat(301))
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog.getByText('Please keep your note to 300 characters.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('We heat our street already. Would you like to see the well?')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Undo last swipe' }).first().click()
    await expect(card, 'is in front again').toBeVisible()
    await expect(card.getByText('Would you like to see the well?', { exact: false }), 'with its note').toBeVisible()
    await expect.poll(async () => (await founder.call.matching.card({ id: investor.id })).standing).toBe('none')

    await expect(card, 'has come to rest').toHaveCSS('transform', 'none')
    const letGo = await drag(page, card, { x: 80 })
    await expect(card).toHaveAttribute('data-verdict', 'accepted')
    const moved = () => card.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e)
    // The verdict shows before the last movement is drawn.
    await expect.poll(moved, 'exactly as far as the finger').toBeCloseTo(80, 0)
    // Held still long enough not to count as a flick.
    const rested = await page.evaluate(() => performance.now() + 150)
    await page.waitForFunction((until) => performance.now() > until, rested)
    await letGo()
    await expect(card, '80 pixels decide nothing').toBeVisible()
    await expect(card).not.toHaveAttribute('data-verdict')
    await (
      await drag(page, card, { x: 160 })
    )()
    await expect(card).toBeHidden()
    await expect.poll(async () => (await founder.call.matching.card({ id: investor.id })).standing).toBe('waiting')

    const other = await (await browser.newContext(contextOptions)).newPage()
    await signInAs(other.context(), investor)
    await openLive(other, new URL(matching, world.url).href)
    await findCard(other, first)
    const hers = cardOf(other, first)
    await expect(hers.getByText('is interested in you')).toBeHidden()
    await aMinutePasses(world)
    await expect(hers.getByText(`${first} is interested in you`)).toBeVisible()
    await expect(hers.getByText('We heat our street already. Would you like to see the well?')).toBeVisible()
    await expect(other.getByRole('tab', { name: 'Interests 1 1 new' })).toBeVisible()
    await other.keyboard.press('ArrowRight')

    await expect(other.getByRole('dialog', { name: 'You are connected' })).toContainText(first)
    const told = page.getByRole('dialog', { name: 'You are connected' })
    await expect(told, 'the other side is notified at once').toContainText(second)
    await expectAccessible(page)
    await expect(told.getByRole('heading', { name: 'What you share' })).toBeVisible()
    await told.getByRole('textbox', { name: `Your first message to ${second}` }).fill('Would you like to see the well?')
    await told.getByRole('button', { name: 'Send' }).click()
    await expect(told).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Investors' }), 'nothing hides the deck').toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo last swipe' }), 'a connection cannot be undone').toHaveCount(0)
    await expect
      .poll(async () => (await investor.call.messages.list({ id: founder.id })).items.map(({ content }) => content))
      .toEqual(['Would you like to see the well?'])
    await other.context().close()
  },
)

test('the deck works by keyboard, and announces what it does', async ({ page, world, signInAs }, { project }) => {
  const names = ['Sigrún Vatnsdal', 'Torfi Hveragil', 'Una Grindvík'].map((name) => `${name} ${project.name}`)
  await Promise.all(
    names.map((full_name) => complete(world, { full_name, user_type: 'startup' }, { ...heatFounder, raising_amount: 100_000_000 })),
  )
  const investor = await complete(world, { full_name: 'Dagný Norðfjörd', user_type: 'investor' }, heatInvestor)
  await world.settled()
  await signInAs(page.context(), investor)
  await openLive(page, matching)
  const front = page.getByRole('article')
  const says = page.getByRole('status').filter({ hasText: /\S/ })
  const nameInFront = async () => (await front.getByRole('heading', { level: 2 }).textContent()) ?? ''

  const passedOn = await nameInFront()
  await page.keyboard.press('ArrowLeft')
  await expect(says.filter({ hasText: `Passed on ${passedOn}. Next: ` })).toHaveText(/score \d+, (Super|Strong|Good|Possible) match\.$/)
  const bookmarked = await nameInFront()
  await page.keyboard.press('b')
  await expect(page.getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
  await page.keyboard.press('z')
  await expect(cardOf(page, passedOn)).toBeVisible()
  await expect(says.filter({ hasText: `Undone. ${passedOn} is back.` })).toHaveCount(1)
  await expect(page.getByText(/^1 of \d+ matches$/)).toBeVisible()

  await front.getByRole('link', { name: 'More Details' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cardOf(page, passedOn)).toBeHidden()
  await expect(front, 'the focus moves to the next card').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(front.getByRole('link', { name: 'More Details' })).toBeFocused()

  await page.getByRole('button', { name: 'Add a note' }).press('Enter')
  await page.keyboard.type('zebra')
  await expect(page.getByRole('textbox', { name: 'Your note' }), 'shortcuts do not apply in a field').toHaveValue('zebra')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit your note' }), 'the focus returns').toBeFocused()
  await expect(cardOf(page, bookmarked)).toBeVisible()
  await expect
    .poll(async () => (await investor.call.matching.bookmarks({})).items.map(({ member }) => member.full_name))
    .toEqual([bookmarked])

  await page.getByRole('button', { name: 'Edit your note' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeVisible()
  const [onlyBookmark] = (await investor.call.matching.bookmarks({})).items
  await investor.call.matching.decide({ id: onlyBookmark?.member.id ?? '', status: 'rejected' })
  await expect(page.getByRole('textbox', { name: 'Your note' }), 'it does not turn to the next card').toBeHidden()
  await expect(cardOf(page, bookmarked)).toBeHidden()

  await page.getByRole('tab', { name: 'Startups' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Investors' }), 'arrows choose a tab when a tab has the focus').toBeFocused()
  await expect(page).toHaveURL(/role=investor/)
})

test('a decision that cannot be sent is kept over a reload, and can still be taken back', async ({ page, world, signInAs }, {
  project,
}) => {
  const name = `Hallgerður Kaldbak ${project.name}`
  const startup = await complete(world, { full_name: name, user_type: 'startup' }, heatFounder)
  const investor = await complete(world, { full_name: 'Steinar Ísfeld', user_type: 'investor' }, heatInvestor)
  await world.settled()
  await signInAs(page.context(), investor)
  await page.goto(matching)
  await findCard(page, name)

  await page.route('**/api/matches/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(cardOf(page, name)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your AI Matches' })).toBeVisible()
  await expect(page.getByRole('article').or(page.getByText('No matches yet'))).toBeVisible()
  await expect(cardOf(page, name), 'is not shown again').toBeHidden()
  expect((await investor.call.matching.card({ id: startup.id })).standing).toBe('none')
  await page.unroute('**/api/matches/*')
  await page.reload()
  await expect.poll(async () => (await investor.call.matching.card({ id: startup.id })).standing).toBe('waiting')

  await page.reload()
  await page.getByRole('button', { name: 'Undo last swipe' }).first().click()
  await expect(cardOf(page, name), 'Undo outlives a reload too').toBeVisible()
  await expect.poll(async () => (await investor.call.matching.card({ id: startup.id })).standing).toBe('none')
})

test('an empty deck says why, and what would help', async ({ page, world, signInAs }, { project }) => {
  const member = await complete(world, { full_name: `Nótt Þagnardal ${project.name}`, user_type: 'mentor' }, { bio: '' })
  await signInAs(page.context(), member)
  let answer: 'fail' | 'nobody' = 'fail'
  // Only the button loads the cards again, not what others do.
  await page.routeWebSocket('**/api/live', () => {})
  await withoutData(page)
  await oneByOne(page)
  await page.route('**/api/matches/cards', (route) =>
    answer === 'fail'
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: { items: [], hints: ['expertise_areas', 'sdgs'] } }),
  )
  await page.goto(matching)
  await expect(page.getByText('Failed to load matches. Please try again.')).toBeVisible()
  answer = 'nobody'
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Your expertise/ }).click()
  await expect(page.getByRole('heading', { name: 'Profile Setup' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Expertise/ }), 'the link leads to the field').toBeFocused()
})

test('moving a finger up and down scrolls, without deciding', async ({ browser, world, signInAs }, { project }) => {
  const name = `Ísold Langskeið ${project.name}`
  await complete(world, { full_name: name, user_type: 'startup' }, { ...heatFounder, bio: 'A long story of wells. '.repeat(20) })
  const investor = await complete(world, { full_name: 'Kjartan Breiðvík', user_type: 'investor' }, heatInvestor)
  await world.settled()
  const context = await browser.newContext({ viewport: { width: 375, height: 560 }, isMobile: true, hasTouch: true })
  await signInAs(context, investor)
  const page = await context.newPage()
  await page.goto(new URL(matching, world.url).href)
  const front = page.getByRole('article')
  await expect(front).toBeVisible()
  const before = await front.getByRole('heading', { level: 2 }).textContent()
  const letGo = await drag(page, front, { y: -150 })
  await letGo()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(front.getByRole('heading', { level: 2 })).toHaveText(before ?? '')
  await expect(front).toHaveCSS('transform', 'none')
  await context.close()
})
