import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { readAs, SpaceWire } from './parts'

export const liveNotifyWire = contentWire({
  codec: contents.liveNotify, type: TYPE.notification,
  read: ({ ext }) => {
    const space = readAs(SpaceWire, ext['spaceInfo'])
    return space === null ? null : { kind: 'liveNotify', space }
  },
  write: ({ space }) => bodyOf(TYPE.notification, space.title, { ext: { spaceInfo: SpaceWire.encode(space) } }),
})
