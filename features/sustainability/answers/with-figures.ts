import { type FollowingFigure, type Stated, followingFigures } from './figures.ts'
import { type Basis, type State, states } from './value.ts'

/** How far an answer can be relied on. */
interface Standing {
  state: State
  basis: Basis | null
}

/** A figure that follows from answers, as an answer. */
interface FollowingAnswer extends FollowingFigure, Standing {
  not_applicable: null
}

/** The answers of a year together with the figures that follow from them and that nobody stated: they count as if they were stated. */
export function withFigures<Answer extends Stated & Standing>(answers: readonly Answer[]): (Answer | FollowingAnswer)[] {
  const following = followingFigures(answers).map(({ parts, ...figure }) => ({ ...figure, not_applicable: null, ...weakestOf(parts) }))
  return [...answers, ...following]
}

/** A figure from several answers is as reliable as the least of them. */
export function weakestOf(answers: readonly (Standing & Pick<Stated, 'amount'>)[]): Standing {
  const state = states.find((each) => answers.some((answer) => answer.state === each)) ?? 'stated'
  // What does not apply was not measured, nor was a choice.
  const figures = answers.filter(({ amount }) => amount !== null)
  const basis = figures.some((answer) => answer.basis === 'estimated')
    ? 'estimated'
    : figures.length > 0 && figures.every((answer) => answer.basis === 'measured')
      ? 'measured'
      : null
  return { state, basis }
}
