import { t } from '@lingui/core/macro'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { recordOf } from '#platform/record-of.ts'
import type { FieldProblem } from '#platform/web/form/form.ts'
import type { Update, UpdateInput } from '../../contract.ts'
import { type FigureName, figureNames } from '../../figure-names.ts'
import { longestBody, longestTitle, mostChosen } from '../../limits.ts'

/** The values of the form's fields. */
export type UpdateValues = Record<FigureName, number | null> & {
  title: string
  period: string
  body: string
  currency: Currency
  /** Null: all connected investors. */
  to: readonly string[] | null
}

export const blankValues = (period: string, currency: Currency = 'EUR'): UpdateValues => ({
  title: '',
  period,
  body: '',
  currency,
  revenue: null,
  cash: null,
  burn: null,
  team: null,
  customers: null,
  emissions_saved: null,
  to: null,
})

export const valuesOf = ({ title, period, body, currency, ...update }: Update): UpdateValues => ({
  ...blankValues(period, currency),
  ...recordOf(figureNames, (name) => update[name]),
  title,
  body,
})

export const inputOf = ({ to: _to, ...fields }: UpdateValues): UpdateInput => fields

/** Problems to show before sending. */
export function problemsWith({ title, body, to }: UpdateValues): Partial<Record<keyof UpdateValues, FieldProblem>> {
  const [titleLimit, bodyLimit] = [longestTitle, longestBody]
  return {
    title:
      (!title.trim() && t`Please enter a title`) || (title.trim().length > titleLimit && t`Please keep this to ${titleLimit} characters`),
    body:
      (!body.trim() && t`Please describe what happened`) ||
      (body.trim().length > bodyLimit && t`Please keep this to ${bodyLimit} characters`),
    to:
      (to?.length === 0 && t`Please select at least one investor`) ||
      (to !== null && to.length > mostChosen && t`Please select at most ${mostChosen} investors, or send the update to all`),
  }
}
