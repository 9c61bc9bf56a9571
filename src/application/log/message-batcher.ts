import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { ChatMessage } from '../../domain/chat'
import type { AnimationFrames } from '../ports/browser/animation-frames'

/** No fact holds more: its fold is a task that nobody notices. */
const AT_MOST = 500

/**
 * What is pushed within one frame is one fact (ADR 9). The first goes through at once, so that a message alone waits
 * for
 * nothing; what comes before the next frame is held. Whatever else is said is said after what is held: nothing
 * overtakes.
 */
export class MessageBatcher {
  #held: ChatMessage[] = []
  #cancel: (() => void) | null = null

  constructor(
    private readonly frames: AnimationFrames,
    private readonly say: (message: AccountMessage) => void,
  ) {}

  /** Whether it holds the message now; if not, it is for the caller to say. */
  hold(message: AccountMessage): boolean {
    if (message.type !== 'MessagesArrived') return false
    if (this.#cancel === null) {
      this.#wait()
      return false
    }
    this.#held.push(...message.messages)
    if (this.#held.length >= AT_MOST) this.flush()
    return true
  }

  /** What is held, as facts; it is not held any more. */
  take(): readonly AccountMessage[] {
    const facts: AccountMessage[] = []
    for (let at = 0; at < this.#held.length; at += AT_MOST) {
      facts.push({ type: 'MessagesArrived', messages: this.#held.slice(at, at + AT_MOST) })
    }
    this.#held = []
    return facts
  }

  flush(): void {
    for (const fact of this.take()) this.say(fact)
  }

  /** Nobody hears it any more. */
  drop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#held = []
  }

  #wait(): void {
    this.#cancel = this.frames.next(() => {
      this.#cancel = null
      if (this.#held.length === 0) return
      this.#wait()
      this.flush()
    })
  }
}
