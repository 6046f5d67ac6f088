import { expect, expectAccessible, isPhone, test, bothSizes } from './site.ts'

test('search, filters and page of the directory are kept in its address', async ({ page, context, world, signInAs }) => {
  const reader = await world.join({ full_name: 'Annika Lindqvist', user_type: 'investor' })
  // One after the other: concurrent sign-ups from one address would exceed the limit.
  for (let n = 0; n < 45; n++)
    await world.join({ full_name: `Member Number${n}`, user_type: n % 3 ? 'startup' : 'mentor', bio: 'Works on heat.' })
  await world.join({ full_name: 'Şebnem Yıldız', user_type: 'advisor', company_name: 'Rüzgâr Enerji' })
  await world.settled()
  await signInAs(context, reader)

  await page.goto('/dashboard/tab/organisations')
  await expect(page.getByRole('heading', { name: 'Şebnem Yıldız' })).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('searchbox')
  await search.fill('ruzgar')
  await expect(page.getByRole('heading', { name: 'Şebnem Yıldız' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Member Number/ })).toHaveCount(0)
  await expect(page).toHaveURL(/query=ruzgar/)

  await search.fill('zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'No matching results' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/tab/organisations?query=heat&role=startup')
  await expect(search).toHaveValue('heat')
  await expect(page.getByRole('radio', { name: /^Startup/ })).toBeChecked()
  await page.goto('/dashboard/tab/organisations?role=mentor')
  await expect(page.getByText('Advisor', { exact: true }).first(), 'advisors are shown with the mentors').toBeVisible()

  await page.goto('/dashboard/tab/organisations?query=heat')
  await expect(page.getByRole('link', { name: /Member Number/ }).first()).toBeVisible()
  const seen = new Set<string>()
  await expect(async () => {
    for (const name of await page.getByRole('heading', { name: /^Member Number\d+$/ }).allTextContents()) seen.add(name)
    await page.evaluate(() => window.scrollBy(0, 400))
    expect(seen.size).toBe(45)
  }).toPass({ intervals: [150], timeout: 20_000 })
})

test('filters are set on the page and can be removed', bothSizes, async ({ page, context, world, signInAs }) => {
  const reader = await world.join({ full_name: 'Pauline Desrochers', user_type: 'investor' })
  await signInAs(context, reader)
  await page.goto('/dashboard/tab/organisations')
  await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: /filter/i }).click()
  await page.getByRole('button', { name: /Industry/ }).click()
  await page.getByRole('option', { name: 'CleanTech' }).click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Show members' }).click()
  await expect(page).toHaveURL(/industry=CleanTech/)
  await page.getByRole('button', { name: /^Remove the filter/ }).click()
  await expect(page).not.toHaveURL(/industry/)
  await expect(page.getByRole('searchbox'), 'the focus is kept').toBeFocused()
})
