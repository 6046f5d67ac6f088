/** The parts of the package that tests use; it has no types of its own. */
declare module 'luxon' {
  export class DateTime {
    static fromMillis(milliseconds: number, options: { zone: string }): DateTime
    toFormat(format: string): string
    /** 1 for Monday. */
    readonly weekday: number
  }
}
