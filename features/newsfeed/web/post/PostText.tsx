import { Link } from '@tanstack/react-router'
import { profilePath } from '#features/members/paths.ts'
import type { Mention } from '../../contract.ts'
import { textParts } from './text-parts.ts'

/** A text as its author wrote it: mentions link to profiles, other links leave the site and are not vouched for. */
export function PostText({ text, mentions, className }: { text: string; mentions: readonly Mention[]; className: string }) {
  return (
    <p dir="auto" className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      {textParts(text, mentions).map(({ text: part, href, member }, index) => {
        if (member)
          return (
            <Link key={index} to={profilePath(member)} className="font-medium text-accent-ink hover:underline">
              {part}
            </Link>
          )
        if (!href) return part
        return (
          <a
            key={index}
            href={href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {part}
          </a>
        )
      })}
    </p>
  )
}
