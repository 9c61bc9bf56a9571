import { AttentionScreen } from './AttentionScreen'

export const screens = { '/profile/attentionDetail': AttentionScreen }
export { translations as words } from './translations'
