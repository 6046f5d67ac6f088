import { type Say, sayIn } from '../texts.ts'
import type { MailLink, MailMessage } from './message.ts'
import { mailTexts } from './texts.ts'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/\r?\n/g, '<br>')

/** The plain text part. */
export function textOf({ language, paragraphs, button, footnote, footnoteLinks = [] }: MailMessage): string {
  const say = sayIn(language)
  const asText = ({ label, url }: MailLink) => `${say(mailTexts.link, { label })}\n${url}`
  return [...paragraphs, ...(button ? [asText(button)] : []), `-- \n${footnote}`, ...footnoteLinks.map(asText)].join('\n\n')
}

/** Email clients that support dark mode apply these over the inline light styles. */
const darkTheme = `@media (prefers-color-scheme:dark){
.page{background:#141513!important;color:#efede6!important}
.card{background:#1b1c19!important;border-color:#2a2b27!important}
.name,.link{color:#7fcbad!important}
.button{background:#57ab89!important;color:#06231a!important}
.small{color:#9c978d!important;border-color:#2a2b27!important}
}`

const link = ({ label, url }: MailLink) => `<a class="link" href="${escaped(url)}" style="color:#0e4f3c">${escaped(label)}</a>`

const buttonOf = ({ label, url }: MailLink, say: Say) =>
  `<p style="margin:24px 0"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0e4f3c;color:#ffffff;text-decoration:none;font-weight:600">${escaped(label)}</a></p>
<p class="small" style="margin:0 0 16px;color:#68645c;font-size:13px">${escaped(say(mailTexts.ifButtonFails))}<br><a class="link" href="${escaped(url)}" style="color:#0e4f3c;word-break:break-all">${escaped(url)}</a></p>`

/** The HTML part, with tables and inline styles for compatibility with email clients. */
export function htmlOf(
  { language, subject, paragraphs, preview, button, footnote, footnoteLinks = [] }: MailMessage,
  siteName: string,
): string {
  // Prevents the text after the preview from being shown next to the subject.
  const filler = '&#847;&zwnj;&nbsp;'.repeat(80)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${darkTheme}</style></head>
<body class="page" style="margin:0;background:#f8f7f4;color:#1a1c1a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview ?? paragraphs[0] ?? '')}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e5e2db;border-radius:12px"><tr><td style="padding:32px">
<p class="name" style="margin:0 0 24px;font-weight:600;color:#0e4f3c">${escaped(siteName)}</p>
${paragraphs.map((text) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escaped(text)}</p>`).join('\n')}
${button ? buttonOf(button, sayIn(language)) : ''}
<p class="small" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e5e2db;color:#68645c;font-size:13px">${[escaped(footnote), ...footnoteLinks.map(link)].join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>`
}
