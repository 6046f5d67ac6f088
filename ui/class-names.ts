/** Joins class names, leaving out what is false; later classes do not override earlier ones. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
