import { useId } from 'react'

/** The reader's name and date in slanted rows over a page, visible in screenshots but unobtrusive. */
export function Watermark({ text, pageWidth }: { text: string; pageWidth: number }) {
  const id = useId()
  // Approximate width of the text, in units of its height.
  const size = Math.max(8, pageWidth / 85)
  const width = text.length * 0.56 + 6
  return (
    <svg aria-hidden className="reader-mark">
      <defs>
        <pattern id={id} width={width} height={9} patternUnits="userSpaceOnUse" patternTransform={`rotate(-28) scale(${size})`}>
          <text x={1} y={2} fontSize={1}>
            {text}
          </text>
          <text x={1 - width / 2} y={6.5} fontSize={1}>
            {text}
          </text>
          <text x={1 + width / 2} y={6.5} fontSize={1}>
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
