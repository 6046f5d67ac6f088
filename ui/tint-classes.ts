/** Background and text classes of each tint, by index. */
export const tintClasses = [
  'bg-tint-0 text-tint-0-ink',
  'bg-tint-1 text-tint-1-ink',
  'bg-tint-2 text-tint-2-ink',
  'bg-tint-3 text-tint-3-ink',
  'bg-tint-4 text-tint-4-ink',
  'bg-tint-5 text-tint-5-ink',
  'bg-tint-6 text-tint-6-ink',
  'bg-tint-7 text-tint-7-ink',
] as const
