const maxSteps = 60
/** Shorter steps make no noticeable difference. */
const minStep = 1e-7
/** Keeps the intercept's curvature above 0 if all outcomes are certain. */
const minCurvature = 1e-6

/** Rows of numbers with their outcomes, and the weights they are regularised towards. The first column is the intercept, which is free. */
interface Problem {
  rows: readonly Float64Array[]
  outcomes: readonly boolean[]
  towards: Float64Array
  ridge: number
}

/**
 * Logistic regression by Newton's method: the weights that make the outcomes most likely.
 * Steps that increase the loss are halved, so that it can't diverge.
 */
export function logistic(problem: Problem): Float64Array {
  let weights = problem.towards
  let loss = lossOf(problem, weights)
  for (let step = 0; step < maxSteps; step++) {
    const change = newtonStep(problem, weights)
    for (let length = 1; length > 1e-6; length /= 2) {
      const next = weights.map((weight, index) => weight + length * (change[index] ?? 0))
      const nextLoss = lossOf(problem, next)
      if (nextLoss > loss || Number.isNaN(nextLoss)) continue
      weights = next
      loss = nextLoss
      break
    }
    if (Math.max(...change.map(Math.abs)) < minStep) break
  }
  return weights
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

/** The negative log-likelihood plus the ridge penalty. */
function lossOf({ rows, outcomes, towards, ridge }: Problem, weights: Float64Array): number {
  let loss = 0
  weights.forEach((weight, index) => {
    if (index > 0) loss += (ridge / 2) * (weight - (towards[index] ?? 0)) ** 2
  })
  rows.forEach((row, index) => {
    const against = (outcomes[index] ? -1 : 1) * product(row, weights)
    loss += against > 0 ? against + Math.log1p(Math.exp(-against)) : Math.log1p(Math.exp(against))
  })
  return loss
}

function newtonStep({ rows, outcomes, towards, ridge }: Problem, weights: Float64Array): number[] {
  const gradient = Array.from(weights, (weight, index) => (index === 0 ? 0 : ridge * ((towards[index] ?? 0) - weight)))
  const curvature = gradient.map((_, index) => new Float64Array(weights.length).fill(index === 0 ? minCurvature : ridge, index, index + 1))
  rows.forEach((row, index) => {
    const probability = 1 / (1 + Math.exp(-product(row, weights)))
    const error = (outcomes[index] ? 1 : 0) - probability
    const certainty = probability * (1 - probability)
    curvature.forEach((line, column) => {
      const value = row[column] ?? 0
      gradient[column] = (gradient[column] ?? 0) + error * value
      for (let other = 0; other < line.length; other++) line[other] = (line[other] ?? 0) + certainty * value * (row[other] ?? 0)
    })
  })
  return solved(curvature, gradient)
}

/**
 * Solves a system of linear equations with a symmetric positive definite matrix by Gauss-Jordan elimination: such a matrix needs no
 * pivoting (Golub and Van Loan, Matrix Computations, 4.2). The arguments are not changed.
 */
function solved(matrix: readonly ArrayLike<number>[], right: readonly number[]): number[] {
  let rows = matrix.map((row, index) => Float64Array.from([...Array.from(row), right[index] ?? 0]))
  for (const column of matrix.keys()) {
    const pivot = rows[column]?.map((value, _, row) => value / (row[column] ?? 1))
    if (!pivot) break
    rows = rows.map((row, index) => {
      const factor = row[column] ?? 0
      return index === column ? pivot : row.map((value, at) => value - factor * (pivot[at] ?? 0))
    })
  }
  return rows.map((row) => row.at(-1) ?? 0)
}
