/** A bug that somebody could make: one small change of one file of the product. */
export interface PlantedBug {
  /** What a member would suffer, in a sentence. */
  name: string
  kind: string
  file: string
  /** The source text that it changes; occurs exactly once in the file. */
  find: string
  replace: string
  /** The files of tests that should catch it, quickest project first. */
  tests: { unit?: readonly string[]; rooms?: readonly string[]; stories?: readonly string[] }
}
