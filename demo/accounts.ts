import { type ProfileInput, profileInput } from '#features/profiles/contract.ts'
import { advisor, founder, investor, mentor, operator } from './account-profiles.ts'
import type { Cover } from './covers/scene.ts'
import type { DemoMember } from './member.ts'
import type { Appearance } from './portraits/appearance.ts'
import { uuidFrom } from './random.ts'

/** The demo accounts whose credentials are printed at startup ("printed accounts"), one per type of member. */
export const demoAccounts = [
  { email: 'founder@demo.example', role: 'Founder' },
  { email: 'investor@demo.example', role: 'Investor' },
  { email: 'mentor@demo.example', role: 'Mentor' },
  { email: 'advisor@demo.example', role: 'Advisor' },
] as const
/** The account that runs the community, printed with them. */
export const demoOperator = { email: 'operator@demo.example', role: 'Operator' } as const
/** The password of every demo member. */
export const demoPassword = 'esg-network-demo'

const day = 24 * 60 * 60 * 1000
const face = { faceWidth: 1, tilt: 0, isMirrored: false, hasEarrings: false, beard: 'none', glasses: 'none' } as const

/** The members behind `demoAccounts`. */
export function accountMembers(now: Date): DemoMember[] {
  return [
    account(
      'founder@demo.example',
      now,
      508,
      founder(),
      {
        ...face,
        ground: 0,
        skin: '#e2b08d',
        hair: 'waves',
        hairColour: '#3a2a21',
        clothing: 'blazer',
        clothingColour: '#24443a',
        accentColour: '#f1ece2',
        smile: 8,
        tilt: -1.5,
        hasEarrings: true,
      },
      { scene: 'fields', palette: 4, seed: 'terrabruna', sunAt: 0.74, turbines: 0 },
    ),
    account(
      'investor@demo.example',
      now,
      462,
      investor(),
      {
        ...face,
        ground: 2,
        skin: '#f3d3bd',
        hair: 'parted',
        hairColour: '#b1aea9',
        clothing: 'shirt',
        clothingColour: '#2d3441',
        accentColour: '#e3e8ea',
        smile: 5,
        tilt: 1.2,
        glasses: 'round',
        isMirrored: true,
      },
      { scene: 'sea', palette: 1, seed: 'skerry', sunAt: 0.32, turbines: 5 },
    ),
    account(
      'mentor@demo.example',
      now,
      371,
      mentor(),
      {
        ...face,
        ground: 5,
        skin: '#ecc3a6',
        hair: 'bob',
        hairColour: '#9c4f2c',
        clothing: 'vee',
        clothingColour: '#3d4b57',
        accentColour: '#ece0d6',
        smile: 8.5,
        tilt: 2,
      },
      { scene: 'hills', palette: 0, seed: 'galway', sunAt: 0.68, turbines: 3 },
    ),
    account(
      'advisor@demo.example',
      now,
      289,
      advisor(),
      {
        ...face,
        ground: 8,
        skin: '#ecc3a6',
        hair: 'swept',
        hairColour: '#523624',
        clothing: 'blazer',
        clothingColour: '#33302d',
        accentColour: '#dfe5dc',
        smile: 5.5,
        beard: 'short',
        tilt: -1,
      },
      { scene: 'mountains', palette: 6, seed: 'vienna', sunAt: 0.55, turbines: 0 },
    ),
  ]
}

/** The member behind `demoOperator`. */
export const operatorMember = (now: Date): DemoMember =>
  account(
    demoOperator.email,
    now,
    540,
    operator(),
    {
      ...face,
      ground: 3,
      skin: '#f0cdb0',
      hair: 'bun',
      hairColour: '#6b4a33',
      clothing: 'blazer',
      clothingColour: '#2f4858',
      accentColour: '#f1ece2',
      smile: 7,
      tilt: 1,
      glasses: 'round',
    },
    { scene: 'city', palette: 2, seed: 'brussels', sunAt: 0.4, turbines: 1 },
  )

function account(email: string, now: Date, joinedDaysAgo: number, profile: ProfileInput, portrait: Appearance, cover: Cover): DemoMember {
  const joined = now.getTime() - joinedDaysAgo * day
  return {
    id: uuidFrom(email),
    email,
    profile: profileInput.parse(profile),
    profile_completed: true,
    joined_at: new Date(joined),
    updated_at: new Date(joined + 12 * day),
    portrait,
    cover,
  }
}
