import type { ConversationId } from '../../../domain/kernel/ids'

interface Deps {
  /** Whether a room or a call has the sound. */
  readonly isTaken: () => boolean
  readonly pause: () => void
  /** The conversations for which the microphone records. */
  readonly recording: () => readonly ConversationId[]
  readonly finish: (conversationId: ConversationId) => void
}

/**
 * Gives the sound to a room or a call that begins: the playing message pauses, and a recording ends and waits in the
 * preview.
 * Call the returned function after every change of the account's log.
 */
export const makeAudioFocus = ({ isTaken, pause, recording, finish }: Deps): (() => void) => {
  let wasTaken = isTaken()
  return () => {
    const isNow = isTaken()
    if (isNow && !wasTaken) {
      pause()
      recording().forEach(finish)
    }
    wasTaken = isNow
  }
}
