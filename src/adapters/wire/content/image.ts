import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { parseImage } from './content-fields'

export const imageWire = contentWire({
  codec: contents.image,
  type: TYPE.image,
  read: ({ picture }) => ({ kind: 'image', ...parseImage(picture) }),
  write: ({ url, width, height }) => bodyOf(TYPE.image, '', { picture: { url, width, height } }),
})
