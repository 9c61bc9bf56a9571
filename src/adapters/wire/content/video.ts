import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { ImageUrl, VideoUrl } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull, parseCount, parseImage } from './content-fields'

const VideoFields = t.type({
  videoUrl: VideoUrl,
  snapshotUrl: ImageUrl,
  snapshotWidth: t.unknown,
  snapshotHeight: t.unknown,
  duration: t.unknown,
})

/** A video message (spec 1 §3). `duration` is in seconds. */
export const videoWire = contentWire({
  codec: contents.video,
  type: TYPE.video,
  read: ({ video }) => {
    const fields = decodeOrNull(VideoFields, video)
    const {
      url: poster,
      width,
      height,
    } = parseImage({ url: fields?.snapshotUrl, width: fields?.snapshotWidth, height: fields?.snapshotHeight })
    return {
      kind: 'video',
      url: fields?.videoUrl ?? null,
      poster,
      width,
      height,
      seconds: parseCount(fields?.duration),
    }
  },
  write: ({ url, poster, width, height, seconds }) =>
    bodyOf(TYPE.video, '', {
      video: { videoUrl: url, snapshotUrl: poster, snapshotWidth: width, snapshotHeight: height, duration: seconds },
    }),
})
