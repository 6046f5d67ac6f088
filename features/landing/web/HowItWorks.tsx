import { useLingui } from '@lingui/react/macro'
import type { PictureName } from '../pictures.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { Section } from './Section.tsx'

interface Step {
  picture: PictureName
  name: string
  text: string
  /** Alternative text of the picture. */
  alt: string
}

function useSteps(): Step[] {
  const { t } = useLingui()
  return [
    {
      picture: 'profile',
      name: t`Introduce yourself`,
      text: t`Your profile takes a few minutes: what you build or fund, how far along you are, and what you’re looking for.`,
      alt: t`A founder’s profile on a phone, with her company, the round she is raising and the goals she works towards`,
    },
    {
      picture: 'match',
      name: t`See who fits and why`,
      text: t`Each match comes with a score and the reasons for it. Nothing is random, and nobody can pay to rank higher.`,
      alt: t`A match on a phone, with its score and the reasons for it`,
    },
    {
      picture: 'conversation',
      name: t`Talk`,
      text: t`When you both choose to connect, start a conversation. Share your deck and see which pages were read.`,
      alt: t`A conversation between a founder and an investor on a phone`,
    },
  ]
}

/** The steps from joining to a conversation, with real screenshots. */
export function HowItWorks() {
  const { t } = useLingui()
  return (
    <Section id="how" title={t`How it works`} lead={t`Three steps from joining to a worthwhile conversation.`}>
      <ol className="mt-11 grid grid-cols-3 gap-8 max-lg:gap-5 phone:mt-7 phone:grid-cols-1 phone:gap-10">
        {useSteps().map(({ picture, name, text, alt }, at) => (
          <li key={picture} className="flex min-w-0 flex-col gap-5">
            <div className="overflow-hidden rounded-dialog border border-line bg-sunken phone:order-2">
              <ProductPicture name={picture} alt={alt} className="h-auto w-full" />
            </div>
            <div className="flex gap-3.5">
              <span
                aria-hidden
                className="grid size-[1.75rem] shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink tabular-nums"
              >
                {at + 1}
              </span>
              <div>
                <h3 className="mb-1 font-semibold">{name}</h3>
                <p className="text-ink-2">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
