import type { Breakdown } from './breakdowns.ts'
import type { OptionListId } from './options.ts'
import type { Quantity, Unit } from './units.ts'

/** The parts of an answer set. Each has its own readers, and a colleague can take one. */
export const sections = [
  'company',
  'strategy',
  'policies',
  'climate',
  'energy',
  'nature',
  'resources',
  'workforce',
  'conduct',
  'governance',
  'taxonomy',
  'goals',
] as const
export type Section = (typeof sections)[number]

/** Sets of questions that somebody asks for. The recommended set contains the minimum; the comprehensive module adds to the basic one. */
export const frameworks = [
  'invest-europe-minimum',
  'invest-europe-recommended',
  'vsme-basic',
  'vsme-comprehensive',
  'principal-adverse-impacts',
  'eu-taxonomy',
  'goals',
] as const
export type Framework = (typeof frameworks)[number]

/** Lists that are searched: long lists of options, and rows of breakdowns that are chosen from a list. */
export const searchedLists = ['nace', 'nace-divisions', 'disclosures', 'countries', 'country', 'pollutant', 'waste'] as const
export type SearchedList = (typeof searchedLists)[number]

/**
 * What an answer is. Amounts are in the currency that the organisation reports in. Shares are percent: 25 is a quarter. `min` defaults to 0,
 * the `max` of a share to 100. `some-of` can be answered with no option: none of these applies.
 */
export type Kind =
  | { readonly kind: 'text'; readonly long?: true }
  | { readonly kind: 'link' }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'date' }
  | { readonly kind: 'year' }
  | { readonly kind: 'number'; readonly quantity: Quantity; readonly whole?: true; readonly min?: number; readonly max?: number }
  | { readonly kind: 'amount' }
  | { readonly kind: 'one-of' | 'some-of'; readonly options: OptionListId }

/** The companies that a question is for. A question without a condition is for everyone. `answered` needs an option, a text or a figure. */
export type Condition =
  | { readonly question: string; readonly is: boolean | string }
  | { readonly question: string; readonly atLeast: number }
  | { readonly question: string; readonly includes: string }
  | { readonly question: string; readonly answered: true }

/**
 * A figure of the same set: of one row if it names one, of the same row if the computed question has the same rows, otherwise of all rows
 * together.
 */
export interface Operand {
  readonly question: string
  readonly row?: string
}

/**
 * How a figure follows from others. `minus` is taken from the sum or from what is divided; `times` scales a quotient: 100 for percent. `choice`
 * takes the figure that another answer names, and none if it names no figure.
 */
export type Formula =
  | { readonly sum: readonly Operand[]; readonly minus?: readonly Operand[] }
  | { readonly divide: readonly Operand[]; readonly minus?: readonly Operand[]; readonly by: readonly Operand[]; readonly times?: number }
  | { readonly choice: string; readonly figures: Readonly<Record<string, Operand>> }

/** A field of Invest Europe's format that a question answers, or a part of its answer. */
export interface InvestEuropeField {
  readonly field: string
  /** The format's unit, where it is not the first one of the quantity. */
  readonly unit?: Unit
  /** The row that the field is about. */
  readonly row?: string
  /** The field is yes if this option is chosen, otherwise no. */
  readonly option?: string
  /** The field is no if this option is chosen, otherwise yes. */
  readonly noIf?: string
}

/** What a question is called elsewhere. */
interface Names {
  /** The local name of a concept of the VSME taxonomy. */
  readonly vsme?: { readonly concept: string }
  readonly investEurope?: readonly InvestEuropeField[]
  /** Numbers of the principal adverse impact indicators whose formula uses it (SFDR, Annex I, table 1). */
  readonly principalAdverseImpacts?: readonly number[]
}

/** A question of the catalogue. Its texts are in `texts/`, under its id. */
export interface Question {
  /** Never changed once published: answers are kept under it. */
  readonly id: string
  readonly section: Section
  readonly is: Kind
  /** Whether the answer is true at the end of the year, or of the whole year. */
  readonly period: 'instant' | 'duration'
  /** Asked once for each row: each site, each country. */
  readonly by?: Breakdown
  /** Questions of one group are shown together: women and men among the founders. */
  readonly group?: string
  readonly frameworks: readonly Framework[]
  readonly names: Names
  readonly askedIf?: Condition
  /** Frameworks that ask everyone, even if the condition is not met. */
  readonly alwaysIn?: readonly Framework[]
  /** Computed from other answers; a stated figure that differs is shown with the difference. */
  readonly formula?: Formula
}
