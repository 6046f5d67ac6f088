import { textsFor } from '../texts.ts'
import { type StartBridge, choose } from './choose.ts'

/** Runs the page that asks for the community's address, in the reader's language. */
export function runStartPage(shell: StartBridge): void {
  const { language, texts } = textsFor(navigator.language)
  document.documentElement.lang = language
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset['text'] as keyof typeof texts]
  const form = document.querySelector('form')
  const input = document.querySelector('input')
  const button = document.querySelector('button')
  const problem = document.getElementById('problem')
  if (!form || !input || !button || !problem) return
  input.focus()

  let isAsking = false
  async function open(address: HTMLInputElement, submit: HTMLButtonElement, alert: HTMLElement) {
    if (isAsking) return
    isAsking = true
    submit.setAttribute('aria-disabled', 'true')
    submit.textContent = texts.asking
    const wrong = await choose(address.value, shell)
    isAsking = false
    submit.removeAttribute('aria-disabled')
    submit.textContent = texts.open
    alert.textContent = wrong === undefined ? '' : texts[wrong]
    address.setAttribute('aria-invalid', String(wrong !== undefined))
    if (wrong !== undefined) address.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void open(input, button, problem)
  })
}
