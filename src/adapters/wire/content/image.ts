import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { readPicture } from './parts'

export const imageWire = contentWire({
  codec: contents.image, type: TYPE.image,
  read: ({ picture }) => ({ kind: 'image', ...readPicture(picture) }),
  write: ({ url, width, height }) => bodyOf(TYPE.image, '', { picture: { url, width, height } }),
})
