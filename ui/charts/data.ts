import type { Series } from './series.ts'

export interface Bar {
  /** Unique in the chart; the name if left out. */
  id?: string
  name: string
  /** At least 0. */
  value: number
  /** The value in words. */
  text: string
  /** A few words after the value, such as its share. */
  note?: string
  /** Where the bar begins, on the scale of the values; 0 if left out. */
  from?: number
  series?: Series
}

export interface Column {
  /** Unique, such as a day or a year. */
  name: string
  /** One for each series, at least 0. */
  values: readonly number[]
  /** The values as they are written at the columns. */
  texts: readonly string[]
}

export interface Moment {
  /** Milliseconds since 1970; moments are in their order. */
  time: number
  name: string
  /** One for each series: the value from now until the next moment. */
  values: readonly number[]
  /** The values as they are written. */
  texts: readonly string[]
}
