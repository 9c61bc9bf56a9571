import type { Person } from '../../../domain/profile'
import type { ProfileItem } from './profile-item'

/** The X account in a profile: `https://x.com/ann` → `ann`. */
export const xProfileUrl = ({ xUrl }: Pick<Person, 'xUrl'>): ProfileItem['x'] => {
  if (xUrl === null) return undefined
  const { pathname, host } = new URL(xUrl)
  return { href: xUrl, host, handle: pathname.split('/')[1] || host }
}
