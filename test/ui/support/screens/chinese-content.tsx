import { conversation } from '../groups'
import { liveRegionText } from '../live-region-text'

export const nothing = liveRegionText()
export const failed = { status: 'failed', onRetry: nothing } as const
export const empty = { status: 'ready', value: [] } as const
export const tea = { id: '1', name: '茶', ownerId: '9' }
export const ben = { id: 'x', name: '本' }
export const talk = conversation('2', {
  face: { kind: 'group', ...tea },
  summary: { own: 'failed', text: '好' },
  muted: true,
  unread: 3,
})
