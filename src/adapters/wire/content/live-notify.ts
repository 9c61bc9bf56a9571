import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull, SpaceWire } from './content-fields'

export const liveNotifyWire = contentWire({
  codec: contents.liveNotify,
  type: TYPE.notification,
  read: ({ ext }) => {
    const space = decodeOrNull(SpaceWire, ext['spaceInfo'])
    return space === null ? null : { kind: 'liveNotify', space }
  },
  write: ({ space }) => bodyOf(TYPE.notification, space.title, { ext: { spaceInfo: SpaceWire.encode(space) } }),
})
