import { canMakeBareDebian } from '#testing/bare-debian.ts'
import { installSystemPackages } from './system-packages.ts'

/** Finds or installs what the test of the container image needs. */
export const ensureMmdebstrap = async (): Promise<boolean> => canMakeBareDebian() || (await installSystemPackages('mmdebstrap'))
