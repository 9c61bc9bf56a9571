import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { ImageUrl, VideoUrl } from '../fields'
import { bodyOf, contentWire, TYPE } from './body'
import { readAs, readCount, readPicture } from './parts'

const VideoFields = t.type({ videoUrl: VideoUrl, snapshotUrl: ImageUrl, snapshotWidth: t.unknown, snapshotHeight: t.unknown, duration: t.unknown })

/** spec 1 §3, Video message fields; `duration` is in seconds. */
export const videoWire = contentWire({
  codec: contents.video, type: TYPE.video,
  read: ({ video }) => {
    const fields = readAs(VideoFields, video)
    const { url: poster, width, height } = readPicture({ url: fields?.snapshotUrl, width: fields?.snapshotWidth, height: fields?.snapshotHeight })
    return { kind: 'video', url: fields?.videoUrl ?? null, poster, width, height, seconds: readCount(fields?.duration) }
  },
  write: ({ url, poster, width, height, seconds }) => bodyOf(TYPE.video, '', {
    video: { videoUrl: url, snapshotUrl: poster, snapshotWidth: width, snapshotHeight: height, duration: seconds },
  }),
})
