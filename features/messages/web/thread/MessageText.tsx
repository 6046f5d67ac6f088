import { partsOf } from './links.ts'

/** What somebody wrote, as they wrote it; links lead out of the page, to places nobody here vouches for. */
export function MessageText({ text }: { text: string }) {
  return partsOf(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="nofollow noopener noreferrer"
        className="text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
