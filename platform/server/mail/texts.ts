import type { Say } from '../texts.ts'

/** Texts that emails of all rooms share. */
export const mailTexts = {
  hello: /*i18n*/ { id: 'mail.hello', message: 'Hello,' },
  helloName: /*i18n*/ { id: 'mail.helloName', message: 'Hello {name},' },
  ifButtonFails: /*i18n*/ { id: 'mail.ifButtonFails', message: 'If the button does not work, open this address:' },
  link: /*i18n*/ { id: 'mail.link', message: '{label}:' },
  nameOfCompany: /*i18n*/ { id: 'mail.nameOfCompany', message: '{name} of {company}' },
}

/** A member's name in emails, with their company if there is one. */
export const withCompany = (say: Say, { name, company }: { name: string; company: string }): string =>
  company ? say(mailTexts.nameOfCompany, { name, company }) : name
