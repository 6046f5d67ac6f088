import { classNames } from '../class-names.ts'
import type { Bar } from './data.ts'
import { roomBeside } from './room-beside.ts'
import { coloursOf } from './series.ts'

export interface BarChartProps {
  /** Names the chart for readers who cannot see it. */
  caption: string
  /** What the names, the values and the notes are. */
  heads: readonly [name: string, value: string, note?: string]
  bars: readonly Bar[]
  /** The value of a bar of full length; the largest of them if left out. */
  whole?: number
  size?: 'regular' | 'small'
}

/** Horizontal bars, each with its name before it and its value at its end: a table that is drawn. */
export function BarChart({ caption, heads: [nameHead, valueHead, noteHead], bars, whole, size = 'regular' }: BarChartProps) {
  const longest = whole ?? Math.max(0, ...bars.map(({ value, from = 0 }) => from + value))
  const percent = (value: number) => `${longest > 0 ? Math.min(100, (value / longest) * 100) : 0}%`
  const needed = roomBeside(bars, longest)
  const room = rooms.find(({ rem }) => needed <= rem) ?? widest
  const isSmall = size === 'small'
  return (
    <table className="block w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{valueHead}</th>
        </tr>
      </thead>
      <tbody className={classNames('grid', isSmall ? 'gap-1' : 'gap-1.5 phone:gap-2.5')}>
        {bars.map(({ id, name, value, text, note, from = 0, series = 0 }) => (
          <tr
            key={id ?? name}
            className={
              isSmall
                ? 'grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-3'
                : 'grid grid-cols-[9.5rem_minmax(0,1fr)] items-center gap-x-3 phone:grid-cols-[minmax(0,1fr)] phone:gap-y-0.5'
            }
          >
            <th scope="row" className="text-start font-normal text-ink-2">
              {name}
            </th>
            <td className={classNames('flex min-w-0 items-center p-0', room.className)}>
              {from > 0 && <svg aria-hidden width={percent(from)} height="1" className="shrink-0" />}
              {value > 0 && (
                <svg aria-hidden width={percent(value)} className={classNames('min-w-0.5 shrink-0 rounded-badge', isSmall ? 'h-2' : 'h-5')}>
                  <rect width="100%" height="100%" className={coloursOf(series).fill} />
                </svg>
              )}
              <span className={classNames('min-w-0', value + from > 0 && 'ms-2', room.textClass)}>
                <span className={classNames('me-2 whitespace-nowrap', isSmall ? 'text-ink-2' : 'font-semibold')}>{text}</span>
                {note && (
                  <span className="text-ink-2">
                    {noteHead && <span className="sr-only">{noteHead}</span>} {note}
                  </span>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Static names, so that Tailwind finds them. The margin lets values use the space that is kept free. Long values stand below their bars on
 * phones.
 */
const rooms = [
  { rem: 2.5, className: 'pe-[2.5rem]', textClass: '-me-[2.5rem]' },
  { rem: 4, className: 'pe-[4rem]', textClass: '-me-[4rem]' },
  { rem: 6, className: 'pe-[6rem]', textClass: '-me-[6rem]' },
  { rem: 8, className: 'pe-[8rem]', textClass: '-me-[8rem]' },
  { rem: 10, className: 'pe-[10rem]', textClass: '-me-[10rem]' },
  { rem: 15, className: 'pe-[15rem] phone:flex-wrap phone:pe-0', textClass: '-me-[15rem] phone:mx-0 phone:basis-full' },
]
const widest = { className: 'pe-[22rem] phone:flex-wrap phone:pe-0', textClass: '-me-[22rem] phone:mx-0 phone:basis-full' }
