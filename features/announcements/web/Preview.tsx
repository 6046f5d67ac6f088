import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#platform/language.ts'
import { siteName } from '#platform/web/site-name.ts'
import { buttonClass } from '#ui/button-class.ts'
import { type AnnouncementTexts, inLanguage } from '../in-language.ts'
import { BannerCard } from './BannerCard.tsx'
import { mailPreview } from './data.ts'

interface PreviewProps {
  texts: AnnouncementTexts
  mainLanguage: Language
  language: Language
  link: string
  asBanner: boolean
  asMail: boolean
  asPost: boolean
}

/** An announcement as members who read a language see it. */
export function Preview({ texts, mainLanguage, language, link, asBanner, asMail, asPost }: PreviewProps) {
  const { t } = useLingui()
  const { title, text, link_label } = inLanguage(texts, mainLanguage, language)
  const content = { main_language: mainLanguage, texts: { title: texts.title, text: texts.text, link_label: texts.link_label }, link }
  return (
    <div className="grid gap-4">
      {asBanner && (
        <section aria-label={t`Preview of the banner`} className="grid gap-2">
          <h3 className="font-medium text-ink-2">{t`On the dashboard`}</h3>
          <BannerCard banner={{ title, text, link: link ? { label: link_label, href: link } : null }} />
        </section>
      )}
      {asPost && (
        <section aria-label={t`Preview of the post`} className="grid gap-2">
          <h3 className="font-medium text-ink-2">{t`In the newsfeed`}</h3>
          <p dir="auto" className="card max-w-140 p-5 whitespace-pre-wrap wrap-anywhere phone:p-4">
            {[texts.title[mainLanguage], texts.text[mainLanguage], link].filter(Boolean).join('\n\n')}
          </p>
        </section>
      )}
      {asMail && <MailPreview content={content} language={language} />}
    </div>
  )
}

function MailPreview({ content, language }: { content: Parameters<typeof mailPreview>[0]; language: Language }) {
  const { t } = useLingui()
  const { data } = useQuery(mailPreview(content, language))
  if (!data) return null
  return (
    <section aria-label={t`Preview of the email`} className="grid gap-2">
      <h3 className="font-medium text-ink-2">
        <Trans>By email</Trans>
      </h3>
      <article className="card grid max-w-140 gap-4 p-6 phone:p-4" lang={language}>
        <p dir="auto" className="border-b border-line pb-3 font-semibold wrap-anywhere">
          {data.subject}
        </p>
        <p className="font-semibold text-accent-ink">{siteName()}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {data.paragraphs.join('\n\n')}
        </p>
        {data.button && (
          <span dir="auto" className={buttonClass({ variant: 'primary', className: 'w-fit' })}>
            {data.button}
          </span>
        )}
        <p className="border-t border-line pt-4 text-12 text-ink-2">{data.footnote}</p>
      </article>
    </section>
  )
}
