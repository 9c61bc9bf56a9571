import { running } from './zh.running'
import { spaces } from './zh.spaces'

export const later = { ...spaces, ...running }
