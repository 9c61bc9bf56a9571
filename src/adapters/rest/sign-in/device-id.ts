import type { Random } from '../../../application/ports/browser/random'
import type { Settings } from '../../../application/ports/browser/settings'

/**
 * The storage key of this browser's visitor id. A sign-out deletes the id, so the next visitor in this browser gets a
 * new id.
 */
export const DEVICE_KEY = 'device_id'

/** This browser's visitor id. The first visit makes the id. */
export const deviceId = (settings: Settings, random: Random): string => {
  const known = settings.get(DEVICE_KEY)
  if (known !== null) return known
  const made = random.id()
  settings.set(DEVICE_KEY, made)
  return made
}
