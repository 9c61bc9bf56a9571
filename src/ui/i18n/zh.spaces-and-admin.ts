import { running } from './zh.group-admin'
import { spaces } from './zh.spaces'

export const later = { ...spaces, ...running }
