import { LevelScreen } from './LevelScreen'

export const screens = { '/profile/level': LevelScreen }
export { translations as words } from './translations'
