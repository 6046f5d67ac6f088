import { inWords, joinList } from '../text.ts'
import type { Cover, SceneName } from './scene.ts'

const scenes: Readonly<Record<SceneName, string>> = {
  hills: 'rows of hills',
  sea: 'a calm sea with a strip of coast',
  fields: 'strips of fields up to the horizon',
  city: 'the roofs of a town',
  forest: 'a forest of conifers',
  mountains: 'a chain of mountains',
}
const withTurbines: readonly SceneName[] = ['hills', 'sea', 'fields']

/** What a cover shows, for people who cannot see it: 'Drawing: a forest of conifers, the sun low on the left'. */
export function describeCover({ scene, sunAt, turbines }: Cover): string {
  const sun = `the sun low ${sunAt < 0.45 ? 'on the left' : sunAt > 0.55 ? 'on the right' : 'in the middle'}`
  const hasTurbines = turbines > 0 && withTurbines.includes(scene)
  // At sea, three are drawn for each.
  const wind = scene === 'sea' ? 'a row of wind turbines' : turbines === 1 ? 'a wind turbine' : `${inWords(turbines)} wind turbines`
  return `Drawing: ${joinList([scenes[scene], ...(hasTurbines ? [wind] : [])])}, ${sun}`
}
