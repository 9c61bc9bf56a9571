import * as E from 'fp-ts/Either'
import type { Media } from '../../../src/application/ports/media'

/** Treats every file as a picture, because reading files needs a browser. */
export const acceptAllMedia: Media = {
  prepare: async (body) => E.right({ kind: 'image', body, width: 40, height: 30 }),
  cut: async (picture) => picture,
}
