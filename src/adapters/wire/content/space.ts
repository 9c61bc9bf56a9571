import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { readAs, SpaceWire } from './parts'

export const spaceWire = contentWire({
  codec: contents.space, type: TYPE.custom,
  read: ({ ext }) => {
    const space = readAs(SpaceWire, ext['spaceInfo'])
    return space === null ? null : { kind: 'space', space }
  },
  write: ({ space }) => bodyOf(TYPE.custom, space.title, { ext: { spaceInfo: SpaceWire.encode(space) } }),
})
