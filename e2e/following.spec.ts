import { type Person, profileOf } from '#testing/people.ts'
import { expect, openLive, test } from './site.ts'

test('an open directory and an open profile follow a member, without a reload and without asking for others', async ({
  page,
  context,
  world,
  signInAs,
}, { project }) => {
  test.slow()
  const reader = await world.join({ user_type: 'investor' })
  await signInAs(context, reader)
  // The newest is first. The oldest is not among the 30 loaded ones; the second oldest is, but far below the window.
  const oldest = await world.join({ full_name: `Oldest ${project.name}` })
  const below = await world.join({ full_name: `Below ${project.name}` })
  for (let joined = 0; joined < 28; joined += 1) await world.join()
  const shown = await world.join({ full_name: `Shown ${project.name}` })
  await world.settled()

  // First wait for members who joined while the page was loading.
  await openLive(page, '/dashboard/tab/organisations')
  await expect(page.getByRole('heading', { name: shown.full_name })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const profile = await context.newPage()
  await openLive(profile, `/profile/${shown.id}`)
  await expect(profile.getByRole('heading', { name: shown.full_name })).toBeVisible()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))

  await rename(oldest, `Oldest Anew ${project.name}`)
  await rename(below, `Below Anew ${project.name}`)
  await world.settled()
  await rename(shown, `Shown Anew ${project.name}`)
  await expect(page.getByRole('heading', { name: `Shown Anew ${project.name}` })).toBeVisible()
  await expect(page.getByText('Anew Works').first()).toBeVisible()
  await expect(profile.getByRole('heading', { name: `Shown Anew ${project.name}` })).toBeVisible()
  await expect(profile.getByText('Anew Works', { exact: false }).first()).toBeVisible()
  expect([...asked].filter((path) => path.startsWith('/api/members'))).toEqual([`/api/members/${shown.id}`])

  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 400))
    await expect(page.getByRole('heading', { name: `Below Anew ${project.name}` })).toBeAttached({ timeout: 300 })
  }, 'what changed below is anew once it is scrolled to').toPass()
})

const rename = (person: Person, full_name: string) =>
  person.call.profiles.save(profileOf({ ...person, full_name }, { company_name: 'Anew Works' }))
