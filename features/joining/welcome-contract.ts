import * as z from 'zod'
import { procedure } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { longestText, mostSteps } from './limits.ts'
import { localised } from './localised.ts'
import { tags, version } from './rules-contract.ts'

/** An address within this site, or of another. */
const isLink = (address: string) => /^\/(?![/\\])/.test(address) || URL.parse(address)?.protocol === 'https:'

const step = z.object({
  label: localised(longestText.stepLabel).refine((texts) => Object.values(texts).some(Boolean), invalid(fieldTexts.step)),
  href: z.string().trim().max(longestText.address, invalid(fieldTexts.address)).refine(isLink, invalid(fieldTexts.address)),
})

const texts = (most: number) => localised(most).default({ en: '', de: '', fr: '', es: '' })

/** What new members are told first. Empty texts use the built-in ones. */
export const welcomeSettings = z.object({
  title: texts(longestText.welcomeTitle),
  text: texts(longestText.welcomeText),
  steps: z.array(step).max(mostSteps).default([]),
  is_mailed: z.boolean().default(false),
})
export type WelcomeSettings = z.output<typeof welcomeSettings>

const welcome = z.object({
  title: z.string().describe('Empty for the built-in one'),
  text: z.string().describe('Empty for the built-in one'),
  steps: z.array(z.object({ label: z.string(), href: z.string() })),
})

export const welcomeContract = {
  welcome: procedure
    .route({ method: 'GET', path: '/joining/welcome', summary: 'Get your welcome, in your language', tags })
    .output(z.object({ welcome: welcome.nullable().describe('null once it is put away') })),
  dismissWelcome: procedure
    .route({ method: 'DELETE', path: '/joining/welcome', summary: 'Put your welcome away', tags })
    .output(z.object({})),
  welcomeSettings: procedure
    .route({ method: 'GET', path: '/operators/joining/welcome', summary: 'Get the texts of the welcome', tags })
    .output(z.object({ settings: welcomeSettings, version: z.number().int() })),
  saveWelcome: procedure
    .route({ method: 'PUT', path: '/operators/joining/welcome', summary: 'Change the texts of the welcome', tags })
    .input(z.object({ settings: welcomeSettings, version }))
    .output(z.object({ version: z.number().int() })),
}
