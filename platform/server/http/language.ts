import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import { type Language, isLanguage, languageCookie, languages } from '#platform/language.ts'

/** The language that an answer is in for whoever has not chosen one as a member: as chosen on this device, else as their browser asks. */
export function wantedLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie]
  if (isLanguage(chosen)) return chosen
  for (const locale of wantedLocales(headers)) {
    const spoken = languages.find((language) => language === locale.split('-')[0])
    if (spoken) return spoken
  }
  return 'en'
}

/** The locales that a browser asks for, as BCP 47 writes them, the most wanted first. */
export function wantedLocales(headers: IncomingHttpHeaders): string[] {
  return (headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined)
      return { locale: canonical(tag.trim()), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ locale, weight }) => locale !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ locale }) => locale ?? [])
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Keeps a language on the device for a year. */
export const languageChoice = (language: Language, isSecure: boolean): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`
