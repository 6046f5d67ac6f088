/**
 * Solves a system of linear equations whose matrix is symmetric and positive definite, by Gauss and Jordan's elimination: such a matrix
 * needs no exchange of rows (Golub and Van Loan, Matrix Computations, 4.2). Nothing given is changed.
 */
export function solved(matrix: readonly ArrayLike<number>[], right: readonly number[]): number[] {
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
