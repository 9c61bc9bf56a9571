import { AttentionScreen } from './AttentionScreen'

export const screens = { '/profile/attentionDetail': AttentionScreen }
export { words } from './words'
