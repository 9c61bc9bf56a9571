import type { Stream } from '../../../application/ports/media-room'

/** Speech in Opus is clear at this rate. Three hours of it are smaller than the largest file of the file store. */
const BITS_A_SECOND = 20_000

/** The sounds of a room as one, which the browser records. */
export interface RoomMixer {
  /** Adds a sound. The result takes it out again. */
  readonly add: (stream: Stream) => () => void
  /** Records until the result is called, in pieces of that length. `ended` follows the last piece. */
  readonly record: (format: string, pieceMs: number, told: RecorderEvents) => () => void
  readonly close: () => void
}

export interface RecorderEvents {
  readonly piece: (body: Blob) => void
  readonly ended: () => void
  readonly failed: () => void
}

/** The parts of the browser that record a room. Tests use an implementation in memory. */
export interface RoomMixerDriver {
  readonly canRecord: (format: string) => boolean
  readonly open: () => RoomMixer
}

export const browserMixer: RoomMixerDriver = {
  canRecord: (format) => 'MediaRecorder' in window && MediaRecorder.isTypeSupported(format),
  open: () => {
    const context = new AudioContext()
    const mixed = context.createMediaStreamDestination()
    mixed.channelCount = 1
    return {
      add: (stream) => {
        if (!(stream instanceof MediaStream) || stream.getAudioTracks().length === 0) return () => undefined
        const source = context.createMediaStreamSource(stream)
        source.connect(mixed)
        return () => source.disconnect()
      },
      record: (format, pieceMs, told) => {
        const recorder = new MediaRecorder(mixed.stream, { mimeType: format, audioBitsPerSecond: BITS_A_SECOND })
        recorder.addEventListener('dataavailable', ({ data }) => {
          if (data.size > 0) told.piece(data)
        })
        recorder.addEventListener('stop', told.ended)
        recorder.addEventListener('error', told.failed)
        void context.resume()
        recorder.start(pieceMs)
        return () => {
          if (recorder.state !== 'inactive') recorder.stop()
        }
      },
      close: () => void context.close(),
    }
  },
}
