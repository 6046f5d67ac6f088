import { useLingui } from '@lingui/react/macro'

/** Labels for 1 to 5 stars. */
export function useRatingNames(): readonly string[] {
  const { t } = useLingui()
  return [t`1 star: poor`, t`2 stars: fair`, t`3 stars: good`, t`4 stars: very good`, t`5 stars: excellent`]
}
