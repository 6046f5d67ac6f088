import type { Breakdown } from './breakdowns.ts'
import type { OptionListId } from './options.ts'
import type { Quantity } from './units.ts'

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

/** Sets of questions that somebody asks for. */
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

/**
 * What an answer is. Amounts are in the currency that the organisation reports in. Shares are percent: 25 is a quarter.
 * `min` defaults to 0 (a quantity that can be negative says so), and a share to at most 100.
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

/** Whom a question is for. A question without a condition is for everybody. */
export type Condition =
  | { readonly question: string; readonly is: boolean | string }
  | { readonly question: string; readonly atLeast: number }
  | { readonly question: string; readonly includes: string }
  | { readonly question: string; readonly answered: true }

/** A figure of the same set: of a question without rows, of one row, or of all rows together. */
export interface Operand {
  readonly question: string
  readonly row?: string
}

/** How a figure follows from others. `times` scales a quotient: 100 for percent. */
export type Formula =
  | { readonly sum: readonly Operand[]; readonly minus?: readonly Operand[] }
  | { readonly divide: readonly Operand[]; readonly by: readonly Operand[]; readonly times?: number }

/** What a question is called elsewhere. */
export interface Names {
  /** The local name of a concept of the VSME taxonomy; `member` is the fixed member of its dimension, if it has one here. */
  readonly vsme?: { readonly concept: string; readonly member?: string }
  /** A field of Invest Europe's format. */
  readonly investEurope?: string
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
  /** Computed from other answers; a stated figure that differs is shown with the difference. */
  readonly formula?: Formula
}
