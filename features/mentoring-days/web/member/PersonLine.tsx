import { Link } from '@tanstack/react-router'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { Candidate } from '../../contract.ts'

/** Who somebody is, in two lines. */
export function PersonLine({ person: { id, full_name: name, profile_picture, company_name, headline } }: { person: Candidate }) {
  const facts = [company_name, headline].filter(Boolean).join(' · ')
  return (
    <>
      <Avatar id={id} name={name} picture={profile_picture} size={40} />
      <div className="min-w-0 flex-1">
        <Link to={profilePath(id)} dir="auto" className="font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        {facts && (
          <p dir="auto" className="line-clamp-2 text-ink-2 wrap-anywhere">
            {facts}
          </p>
        )}
      </div>
    </>
  )
}
