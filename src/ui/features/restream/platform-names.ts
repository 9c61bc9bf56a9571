import type { Platform } from '../../../domain/restream'

/** The names of the platforms, which are the same in every language. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitch: 'Twitch',
}
