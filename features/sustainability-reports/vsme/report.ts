import type { VsmeType } from '#features/sustainability/vsme/taxonomy.ts'

/** Numbers are exact decimals (`0.25` is 25 percent), dates `2025-12-31`, years `2030`, members qualified names. */
export type VsmeValue = string | boolean | readonly string[]

export interface VsmeFact {
  /** The local name of the concept. */
  readonly concept: string
  /** By local name of the axis: a member's qualified name, or the text of a typed axis. Default members are left out. */
  readonly dimensions: Readonly<Record<string, string>>
  readonly value: VsmeValue
  /** `utr:MWh`, `iso4217:EUR`, `utr:tCO2e/iso4217:EUR`; none for texts, plain numbers and shares. */
  readonly unit?: string
  /** How many decimals are accurate; exact without it. */
  readonly decimals?: number
  readonly footnote?: string
}

export interface VsmeReport {
  /** Formats that have no place for the name read it as an empty text. */
  readonly entity: { readonly name: string; readonly scheme: string; readonly identifier: string }
  /** Both days are part of it: `2025-01-01` to `2025-12-31`. */
  readonly period: { readonly start: string; readonly end: string }
  /** Of amounts: `EUR`. */
  readonly currency: string
  /** Of texts: `de`. */
  readonly language: string
  readonly facts: readonly VsmeFact[]
}

/** The registers that the template knows. */
export const identifierSchemes = {
  LEI: 'http://standards.iso.org/iso/17442',
  DUNS: 'https://www.dnb.co.uk/duns-number',
  'EU ID': 'https://euid.eu/',
  PermID: 'https://permid.org/',
} as const

/** What identifies a fact within a report. */
export function factKey(concept: string, dimensions: Readonly<Record<string, string>>): string {
  return [
    concept,
    ...Object.entries(dimensions)
      .map(([axis, value]) => `${axis}=${value}`)
      .toSorted(),
  ].join('|')
}

export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export function isText(type: VsmeType): boolean {
  return type === 'string' || type === 'textBlock'
}
