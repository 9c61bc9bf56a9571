import { running } from './zh.group-admin'
import { settings } from './zh.settings'
import { spaces } from './zh.spaces'

export const spacesAndAdmin = { ...spaces, ...running, ...settings }
