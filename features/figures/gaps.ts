import type { Cell } from './cells.ts'

interface Balance {
  what: string
  offered: Cell
  sought: Cell
}

const least = (cell: Cell) => (typeof cell === 'number' ? cell : 0)

/** Where supply and demand differ most: at least ten on one side, and less than a third of that on the other. The largest first. */
export function gapsIn<Item extends Balance>(balances: readonly Item[], most = 3): Item[] {
  const sizeOf = ({ offered, sought }: Item) => Math.abs(least(offered) - least(sought))
  return balances
    .filter(({ offered, sought }) => {
      const [small = 0, large = 0] = [least(offered), least(sought)].toSorted((one, other) => one - other)
      return large >= 10 && small * 3 < large
    })
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, most)
}
