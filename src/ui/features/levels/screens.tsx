import { LevelScreen } from './LevelScreen'

export const screens = { '/profile/level': LevelScreen }
export { translations } from './translations'
