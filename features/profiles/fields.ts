import * as z from 'zod'
import { text } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { fieldTexts } from './field-texts.ts'
import { numberRanges } from './limits.ts'
import { normalisedWebsite } from '#platform/website.ts'

export const optionalText = (most: number) =>
  text(most)
    .transform((value) => value || null)
    .nullable()
    .default(null)
export const wholeNumber = ([least, most]: readonly [number, number]) =>
  z
    .number(invalid(fieldTexts.wholeNumber))
    .int(invalid(fieldTexts.wholeNumber))
    .min(least, invalid(fieldTexts.outOfRange, { least, most }))
    .max(most, invalid(fieldTexts.outOfRange, { least, most }))
    .nullable()
    .default(null)
const [firstYear] = numberRanges.founded_year
export const foundedYear = z
  .number(invalid(fieldTexts.wholeNumber))
  .int(invalid(fieldTexts.wholeNumber))
  .min(firstYear, invalid(fieldTexts.earlyYear, { least: firstYear }))
  .refine((year) => year <= numberRanges.founded_year[1], invalid(fieldTexts.lateYear))
  .nullable()
  .default(null)
/** Integer minor units; at most a hundred thousand million of the currency. */
export const amount = z
  .number(invalid(fieldTexts.amount))
  .int(invalid(fieldTexts.amount))
  .min(0, invalid(fieldTexts.positiveAmount))
  .max(1e13, invalid(fieldTexts.largeAmount))
  .nullable()
  .default(null)
export const uniqueList = <Value extends z.ZodType<string | number>>(value: Value, most: number) =>
  z
    .array(value)
    .max(most, invalid(fieldTexts.tooMany, { most }))
    .transform((values) => [...new Set(values)])
    .default([])

/** A URL in the form that `normalised` returns, or null if empty. */
export const address = (most: number, normalised: (value: string) => string | null, mistake: string) =>
  z
    .string()
    .trim()
    .max(most, tooLong(most))
    .transform((value, context) => {
      if (!value) return null
      const url = normalised(value)
      if (!url) context.issues.push({ code: 'custom', message: mistake, input: value })
      return url
    })
    .nullable()
    .default(null)

/** A website; null if empty. */
export const website = (most: number) => address(most, normalisedWebsite, invalid(fieldTexts.website))
