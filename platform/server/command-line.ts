/**
 * How a command is typed on this machine: with npm in the project's folder, or with the program of a release, which has no npm.
 * @param words the command and its arguments, such as 'backup --demo'
 */
export function commandLine(words: string): string {
  const program = process.env['ESG_NETWORK_PROGRAM']
  if (program) return `${program} ${words}`
  const [name = '', ...others] = words.split(' ')
  const run = name === 'start' ? 'npm start' : `npm run ${name}`
  return [run, ...(others.length > 0 ? ['--', ...others] : [])].join(' ')
}
