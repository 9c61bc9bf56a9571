import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull, SpaceWire } from './content-fields'

export const spaceWire = contentWire({
  codec: contents.space,
  type: TYPE.custom,
  read: ({ ext }) => {
    const space = decodeOrNull(SpaceWire, ext['spaceInfo'])
    return space === null ? null : { kind: 'space', space }
  },
  write: ({ space }) => bodyOf(TYPE.custom, space.title, { ext: { spaceInfo: SpaceWire.encode(space) } }),
})
