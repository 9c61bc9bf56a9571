import { LevelScreen } from './LevelScreen'

export const screens = { '/profile/level': LevelScreen }
export { words } from './words'
