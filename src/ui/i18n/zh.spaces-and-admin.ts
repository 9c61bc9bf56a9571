import { running } from './zh.group-admin'
import { spaces } from './zh.spaces'

export const spacesAndAdmin = { ...spaces, ...running }
