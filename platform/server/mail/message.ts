/** A mail as a room writes it: plain sentences; the layout is the platform's. */
export interface MailMessage {
  to: string
  subject: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Said small at the end: why this mail came. */
  footnote: string
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The text part: what a reader without HTML sees. */
export function textOf(message: MailMessage): string {
  const button = message.button ? [`${message.button.label}:\n${message.button.url}`] : []
  return [...message.paragraphs, ...button, `--\n${message.footnote}`].join('\n\n')
}

/** The HTML part, in tables and inline styles because mail programs know little else. */
export function htmlOf(message: MailMessage): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const button = message.button
    ? `<p style="margin:24px 0"><a href="${escaped(message.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0e4f3c;color:#ffffff;text-decoration:none;font-weight:600">${escaped(message.button.label)}</a></p>
<p style="margin:0 0 16px;color:#68645c;font-size:13px">If the button does not work, open this address:<br><a href="${escaped(message.button.url)}" style="color:#0e4f3c;word-break:break-all">${escaped(message.button.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(message.subject)}</title></head>
<body style="margin:0;background:#f8f7f4;color:#1a1c1a;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e5e2db;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:600;color:#0e4f3c">ESG Network</p>
${message.paragraphs.map(paragraph).join('\n')}
${button}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e5e2db;color:#68645c;font-size:13px">${escaped(message.footnote)}</p>
</td></tr></table>
</td></tr></table>
</body></html>`
}
