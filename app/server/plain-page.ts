/** The button style of pages without the application, like ui/button-class.ts for screens. */
export const plainButton = 'inline-flex min-h-[2.75rem] items-center justify-center rounded-control px-5 font-medium disabled:opacity-50'
export const primaryButton = `${plainButton} bg-accent text-on-accent hover:bg-accent-hover`

/** The body of a simple page with a heading. */
export const plainPage = (title: string, content: string) =>
  `<main class="mx-auto grid max-w-[560px] gap-5 px-6 py-16 phone:px-4 phone:py-10"><h1 class="text-20 font-semibold">${title}</h1>${content}</main>`
