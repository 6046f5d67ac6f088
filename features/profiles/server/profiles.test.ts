import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { connectMembers } from '#features/relations/server/index.ts'
import type { ProblemData } from '#platform/contract.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { type OwnProfile, profileProblems } from '../contract.ts'

const world = testWorld()

describe('saving', () => {
  test('completes the profile and shows it to others', async () => {
    const investor = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
    const founder = await world.join()
    const { items } = await investor.call.places.cities({ country: 'NO', query: 'Bergen' })
    const bergen = items[0]
    const { profile } = await investor.call.profiles.save(
      profileOf(investor, {
        country: 'NO',
        city_id: bergen?.id ?? 0,
        website: 'solberg.example',
        expertise_areas: ['Grid storage', 'Grid storage', ' Hydrogen '],
        sdgs: [7, 13],
        sfdr_article: 'article-9',
        investor_preferences: {
          stages: ['seed', 'series-a'],
          industries: ['CleanTech'],
          geography: ['nordics', 'DE'],
          min_investment: 10_000_000,
          max_investment: 75_000_000,
          currency: 'EUR',
        },
      }),
    )
    expect(profile).toMatchObject({
      full_name: 'Marit Solberg',
      location: 'Bergen, Norway',
      website: 'https://solberg.example/',
      expertise_areas: ['Grid storage', 'Hydrogen'],
      profile_completed: true,
      completion: 100,
      missing: [],
    })
    const seen = await founder.call.profiles.get({ id: investor.id })
    expect(seen).toMatchObject({
      full_name: 'Marit Solberg',
      sdgs: [7, 13],
      investor_preferences: { stages: ['seed', 'series-a'], max_investment: 75_000_000 },
    })
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['email_visibility']))
    expect(Object.keys(seen.investor_preferences ?? {})).not.toContain('notifications_enabled')
    expect(JSON.stringify(seen)).not.toContain(investor.email)
    await investor.call.profiles.amend({ user_type: 'mentor' })
    expect((await founder.call.profiles.get({ id: investor.id })).investor_preferences).toBeNull()
  })

  test.each([
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL'],
    [{ linkedin: 'example.org/in/me' }, 'linkedin', 'Please enter a linkedin.com address, such as https://www.linkedin.com/in/your-name'],
    [{ founded_year: new Date().getFullYear() + 1 }, 'founded_year', 'The year must not be in the future'],
    [{ first_name: '' }, 'first_name', 'Please enter your first name'],
    [{ raising_amount: -1 }, 'raising_amount', 'Please enter an amount of 0 or more'],
    [{ city_id: 1, country: null }, 'country', 'Please choose the country first'],
    [
      { investor_preferences: { min_investment: 200, max_investment: 100 } },
      'investor_preferences.max_investment',
      'The largest ticket must not be below the smallest one',
    ],
  ])('refuses %j', async (fields, path, message) => {
    const member = await world.join()
    const before = await member.call.profiles.mine()
    const error = await member.call.profiles.save(profileOf(member, fields)).then(
      () => undefined,
      (refused: { data: { issues: { path: string; message: string }[] } }) => refused,
    )
    expect(error?.data.issues).toMatchObject([{ path, message, id: expect.any(String) as string }])
    expect(await member.call.profiles.mine()).toEqual(before)
  })

  test('refuses a city of another country, and the type advisor for members who did not join as one', async () => {
    const member = await world.join()
    const { items } = await member.call.places.cities({ country: 'NO', query: 'Bergen' })
    expect(await refusalOf(member.call.profiles.save(profileOf(member, { country: 'SE', city_id: items[0]?.id ?? 0 })))).toBe(
      profileProblems.unknownCity.id,
    )
    expect(await refusalOf(member.call.profiles.save(profileOf(member, { user_type: 'advisor' })))).toBe(profileProblems.advisorOnly.id)
  })
})

describe('amending a profile', () => {
  test('changes only the fields that are given, even if others are incomplete', async () => {
    const investor = await world.join({ user_type: 'investor', full_name: 'Cher' })
    await investor.call.profiles.save({
      ...profileOf(investor, { website: 'cher.example', sdgs: [7] }),
      investor_preferences: { stages: ['seed'], min_investment: 100, max_investment: 500, currency: 'SEK', notifications_enabled: false },
    })
    const before = await investor.call.profiles.mine()
    const after = await investor.call.profiles.amend({ bio: 'Sings.', investor_preferences: { industries: ['SaaS'] } })
    const { updated_at: _, ...rest } = before
    expect(after).toMatchObject({
      ...rest,
      bio: 'Sings.',
      investor_preferences: { ...before.investor_preferences, industries: ['SaaS'] },
    })
    const { items } = await investor.call.places.cities({ country: 'IE', query: 'Galway' })
    await investor.call.profiles.amend({ country: 'IE', city_id: items[0]?.id ?? 0 })
    expect(await investor.call.profiles.amend({ first_name: 'Chér' })).toMatchObject({
      full_name: 'Chér Example',
      location: 'Galway, Ireland',
    })
    expect(await investor.call.profiles.amend({})).toMatchObject({
      full_name: 'Chér Example',
      bio: 'Sings.',
      website: 'https://cher.example/',
    })
  })

  test('completes a profile permanently once it contains enough', async () => {
    const luca = await world.join({ user_type: 'investor' })
    const states = [
      await luca.call.profiles.amend({ bio: 'First tickets into soil.' }),
      await luca.call.profiles.amend({ country: 'IT', sdgs: [13] }),
      await luca.call.profiles.amend({ investor_preferences: { industries: ['CleanTech'] } }),
      await luca.call.profiles.amend({ bio: '' }),
    ]
    expect(states.map((profile) => profile.profile_completed)).toEqual([false, false, true, true])
    expect((await luca.call.members.me()).member?.profile_completed).toBe(true)
  })

  test('keeps both of two concurrent changes', async () => {
    const member = await world.join()
    await Promise.all([
      member.call.profiles.amend({ first_name: 'Ada' }),
      member.call.profiles.amend({ last_name: 'Byron' }),
      member.call.profiles.amend({ bio: 'Counts.' }),
    ])
    expect(await member.call.profiles.mine()).toMatchObject({ full_name: 'Ada Byron', bio: 'Counts.' })
  })

  test('is validated like saving, and changes nothing if refused', async () => {
    const member = await world.join({ user_type: 'investor' })
    await member.call.profiles.amend({ country: 'NO', investor_preferences: { max_investment: 100 } })
    const before = await member.call.profiles.mine()
    const { items } = await member.call.places.cities({ country: 'SE', query: 'Malm' })
    expect(await refusalOf(member.call.profiles.amend({ bio: 'x', city_id: items[0]?.id ?? 0 }))).toBe(profileProblems.unknownCity.id)
    expect(await refusalOf(member.call.profiles.amend({ bio: 'x', user_type: 'advisor' }))).toBe(profileProblems.advisorOnly.id)
    expect(await refusalOf(member.call.profiles.amend({ bio: 'x', investor_preferences: { min_investment: 200 } }))).toBe(
      profileProblems.ticketRange.id,
    )
    expect(await refusalOf(member.call.profiles.amend({ bio: 'x', website: 'no,where' }))).toBe('problem.invalidInput')
    expect(await member.call.profiles.mine()).toEqual(before)
    expect(await refusalOf(world.visitor().call.profiles.amend({ bio: 'x' }))).toBe('problem.signedOut')
  })
})

describe('an email address', () => {
  test('is visible to everyone, to connections or to nobody, as its owner chooses', async () => {
    const owner = await world.join()
    const connected = await world.join()
    const stranger = await world.join()
    await world.services.events.change((tx, announce) =>
      connectMembers(world.services, tx, announce, { by: connected.id, other: owner.id }),
    )
    const seenBy = async (reader: Person) => (await reader.call.profiles.get({ id: owner.id })).email
    const expectations = { everyone: [owner.email, owner.email], connections: [owner.email, null], nobody: [null, null] } as const
    for (const [email_visibility, seen] of Object.entries(expectations)) {
      await owner.call.profiles.save(profileOf(owner, { email_visibility: email_visibility as keyof typeof expectations }))
      expect([await seenBy(connected), await seenBy(stranger)]).toEqual(seen)
    }
  })
})

test('a profile that does not exist is not found', async () => {
  const member = await world.join()
  expect(await refusalOf(member.call.profiles.get({ id: '00000000-0000-4000-8000-000000000000' }))).toBe('problem.notFound')
})

describe('pictures', () => {
  const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c03030' } })

  async function send(member: Person, kind: 'picture' | 'cover', file: Blob, crop: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries(crop)) form.append(name, value)
    form.append('file', file, 'picture.png')
    const response = await member.fetch(`/api/profile/${kind}`, { method: 'POST', body: form })
    const body = (await response.json()) as OwnProfile & { data?: ProblemData }
    return { status: response.status, body }
  }

  test('are cropped, stripped of metadata and stored in every width', async () => {
    const member = await world.join()
    const photo = await red(900, 600)
      .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg()
      .toBuffer()
    const { status, body } = await send(member, 'picture', new Blob([new Uint8Array(photo)]), {
      x: '10',
      y: '0',
      width: '50',
      height: '75',
    })
    expect(status).toBe(200)
    for (const width of [64, 128, 256, 512]) {
      const response = await member.fetch(`${body.profile_picture}-${width}.webp`)
      expect(response.headers.get('content-type')).toBe('image/webp')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width, format: 'webp' })
      expect(bytes.includes('secret place')).toBe(false)
    }
    expect((await member.call.members.me()).member?.profile_picture).toBe(body.profile_picture)
  })

  test('show the part that was chosen, up to the edges', async () => {
    const member = await world.join()
    // Half of an odd number of pixels is rounded up on each side.
    const blue = await sharp({ create: { width: 151, height: 300, channels: 3, background: '#3030c0' } })
      .png()
      .toBuffer()
    const photo = await red(301, 300)
      .composite([{ input: blue, left: 150, top: 0 }])
      .png()
      .toBuffer()
    const isBlue = async (crop: Record<string, string>) => {
      const { status, body } = await send(member, 'picture', new Blob([new Uint8Array(photo)]), crop)
      expect(status).toBe(200)
      const bytes = await (await member.fetch(`${body.profile_picture}-64.webp`)).arrayBuffer()
      const { channels } = await sharp(Buffer.from(bytes)).stats()
      return channels.map(({ min, max }) => (min > 128 ? 'all' : max < 128 ? 'none' : 'some'))[2]
    }
    expect(await isBlue({ x: '50', y: '50', width: '50', height: '50.000001' })).toBe('all')
    expect(await isBlue({ x: '0', y: '0', width: '49', height: '49' })).toBe('none')
  })

  test.each<[crop: Record<string, string>, path: string, message: string | RegExp]>([
    [{ x: '60', y: '0', width: '41', height: '40' }, 'width', 'The selected area extends beyond the right edge of the picture'],
    [{ x: '0', y: '0', width: '101', height: '40' }, 'width', /<=100/],
  ])('are refused with the crop %j', async (crop, path, message) => {
    const member = await world.join()
    const photo = new Blob([new Uint8Array(await red(300, 300).png().toBuffer())])
    const { status, body } = await send(member, 'picture', photo, crop)
    expect(status).toBe(400)
    expect(body.data?.issues).toContainEqual(expect.objectContaining({ path, message: expect.stringMatching(message) as string }))
    expect((await member.call.profiles.mine()).profile_picture).toBeNull()
  })

  test('replace each other, and old files are deleted', async () => {
    const member = await world.join()
    const photo = new Blob([new Uint8Array(await red(300, 300).png().toBuffer())])
    const first = (await send(member, 'picture', photo)).body.profile_picture
    const second = (await send(member, 'picture', photo)).body.profile_picture
    await world.settled()
    expect((await member.fetch(`${first}-128.webp`)).status).toBe(404)
    expect((await member.fetch(`${second}-128.webp`)).status).toBe(200)
    const removed = await member.call.profiles.removePicture()
    await world.settled()
    expect(removed.profile_picture).toBeNull()
    expect((await member.fetch(`${second}-128.webp`)).status).toBe(404)
  })

  test.each([
    [
      'an HTML page declared as a PNG',
      () => new Blob(['<script>alert(1)</script>'], { type: 'image/png' }),
      400,
      profileProblems.imageType.id,
    ],
    [
      'half a JPEG',
      async () => new Blob([new Uint8Array((await red(800, 800).jpeg().toBuffer()).subarray(0, 2000))]),
      400,
      profileProblems.unreadableImage.id,
    ],
    ['a picture of 30,000 x 30,000', async () => new Blob([new Uint8Array(await hugePng())]), 400, profileProblems.tooManyPixels.id],
    ['6 MB', () => new Blob([new Uint8Array(6 * 1024 * 1024)], { type: 'image/png' }), 413, profileProblems.pictureTooLarge.id],
    ['nothing', () => new Blob([]), 400, profileProblems.notAnImage.id],
  ])('refuse %s', async (_what, file, status, problem) => {
    const member = await world.join()
    const answer = await send(member, 'picture', await file())
    expect([answer.status, answer.body.data?.problem]).toEqual([status, problem])
    expect((await member.call.profiles.mine()).profile_picture).toBeNull()
  })

  test('are visible to members who may see the profile, as soon as they may', async () => {
    const [ada, ben, clara] = [await world.join(), await world.join(), await world.join()]
    const photo = new Blob([new Uint8Array(await red(300, 300).png().toBuffer())])
    const addressOf = async (member: Person) => `${(await send(member, 'picture', photo)).body.profile_picture}-64.webp`
    const [ofAda, ofBen] = [await addressOf(ada), await addressOf(ben)]
    const cover = `${(await send(ada, 'cover', photo)).body.cover_photo}-640.webp`
    const seenBy = async (viewer: Person) => Promise.all([ofAda, cover, ofBen].map(async (address) => (await viewer.fetch(address)).status))

    for (const viewer of [ada, ben, clara]) expect(await seenBy(viewer)).toEqual([200, 200, 200])
    expect(await seenBy(world.visitor())).toEqual([401, 401, 401])

    await ada.call.relations.block({ id: ben.id })
    expect([await seenBy(ada), await seenBy(ben), await seenBy(clara)]).toEqual([
      [200, 200, 404],
      [404, 404, 200],
      [200, 200, 200],
    ])
    await ada.call.relations.unblock({ id: ben.id })
    expect(await seenBy(ben)).toEqual([200, 200, 200])

    await ada.call.accounts.signOut()
    expect(await seenBy(ada)).toEqual([401, 401, 401])
  })

  test('are cached by browsers, which revalidate them after a while', async () => {
    const [ada, ben] = [await world.join(), await world.join()]
    const photo = new Blob([new Uint8Array(await red(300, 300).png().toBuffer())])
    const address = `${(await send(ada, 'picture', photo)).body.profile_picture}-64.webp`
    const first = await ben.fetch(address)
    expect(first.headers.get('cache-control')).toBe('private, max-age=300')
    const etag = first.headers.get('etag') ?? ''
    const again = () => ben.fetch(address, { headers: { 'if-none-match': etag } })
    const kept = await again()
    expect([kept.status, await kept.text(), kept.headers.get('etag')]).toEqual([304, '', etag])
    await ada.call.relations.block({ id: ben.id })
    expect((await again()).status).toBe(404)
  })

  test('are only found under valid keys of existing members', async () => {
    const member = await world.join()
    for (const path of [
      '/api/pictures/../secret',
      '/api/pictures/profile-pictures/../../x.webp',
      '/api/pictures/profile-pictures/a/b.webp',
      `/api/pictures/profile-pictures/${member.id}/b.webp`,
      '/api/pictures/pitch-decks/a/b.webp',
    ]) {
      expect((await member.fetch(path)).status).toBe(404)
    }
  })

  /** A small file that claims to be enormous: a header of 30,000 by 30,000 followed by data for one black row. */
  async function hugePng(): Promise<Buffer> {
    const png = await red(8, 8).png().toBuffer()
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    const { crc32 } = await import('node:zlib')
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
})

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'was not refused',
    (error: { code: string; data?: { problem?: string } }) => error.data?.problem ?? error.code,
  )
