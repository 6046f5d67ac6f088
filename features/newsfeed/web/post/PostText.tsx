import { Link } from '@tanstack/react-router'
import { asWritten } from '#platform/web/as-written.ts'
import { profilePath } from '#features/members/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import type { Post } from '../../contract.ts'
import { textParts } from './text-parts.ts'

interface PostTextProps extends Pick<Post, 'mentions' | 'organisations'> {
  text: string
  className: string
}

/** A text as its author wrote it: mentions link to profiles and organisations, other links leave the site and are not vouched for. */
export function PostText({ text, mentions, organisations, className }: PostTextProps) {
  return (
    <p {...asWritten(text)} className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      {textParts(text, mentions, organisations).map(({ text: part, href, member, organisation }, index) => {
        if (member !== undefined || organisation !== undefined)
          return (
            <Link
              key={index}
              to={member === undefined ? organisationPath(organisation ?? '') : profilePath(member)}
              className="font-medium text-accent-ink hover:underline"
            >
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
