import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import { type Language, isLanguage, languageCookie, languages } from '#platform/language.ts'

/** The language for someone without a member setting: as chosen on this device, otherwise as requested by the browser. */
export function wantedLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie]
  if (isLanguage(chosen)) return chosen
  for (const locale of wantedLocales(headers)) {
    const spoken = languages.find((language) => language === locale.split('-')[0])
    if (spoken) return spoken
  }
  return 'en'
}

/** The locales that a browser requests (BCP 47), most preferred first. */
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

/** The cookie that stores a language on the device for a year. */
export const languageChoice = (language: Language, isSecure: boolean): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`
