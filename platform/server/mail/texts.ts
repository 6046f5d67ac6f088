import type { Say } from '../texts.ts'

/** What mails of all rooms say. */
export const mailTexts = {
  hello: /*i18n*/ { id: 'mail.hello', message: 'Hello,' },
  helloName: /*i18n*/ { id: 'mail.helloName', message: 'Hello {name},' },
  ifButtonFails: /*i18n*/ { id: 'mail.ifButtonFails', message: 'If the button does not work, open this address:' },
  nameOfCompany: /*i18n*/ { id: 'mail.nameOfCompany', message: '{name} of {company}' },
}

/** A member as mails name them: with their company, if they have one. */
export const withCompany = (say: Say, { name, company }: { name: string; company: string }): string =>
  company ? say(mailTexts.nameOfCompany, { name, company }) : name
