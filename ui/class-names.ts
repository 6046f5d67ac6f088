/** Joins class names and skips falsy ones; later classes do not override earlier ones. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
