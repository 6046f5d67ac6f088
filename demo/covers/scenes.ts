import { city } from './city.ts'
import { fields } from './fields.ts'
import { forest } from './forest.ts'
import { hills, mountains } from './hills.ts'
import type { Scene, SceneName } from './scene.ts'
import { sea } from './sea.ts'

export const scenes: Record<SceneName, Scene> = { hills, sea, fields, city, forest, mountains }
