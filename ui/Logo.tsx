import { classNames } from './class-names.ts'

/** The logo, with the community's name next to it if given. */
export function Logo({ name, className }: { name?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-[9px] font-semibold tracking-[-0.01em] whitespace-nowrap', className)}>
      <svg viewBox="0 0 26 26" aria-hidden className="size-[26px] shrink-0">
        <rect width="26" height="26" rx="7" className="fill-accent" />
        <path d="M8 7v12M8 7h7M8 13h4.5M8 19h7" fill="none" strokeWidth="1.9" strokeLinecap="round" className="stroke-on-accent" />
        <g className="fill-on-accent">
          <circle cx="17.6" cy="7" r="2.1" />
          <circle cx="15" cy="13" r="2.1" />
          <circle cx="17.6" cy="19" r="2.1" />
        </g>
      </svg>
      {name && <span>{name}</span>}
    </span>
  )
}
