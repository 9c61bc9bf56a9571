import type { AccountMessage } from '../../domain/features'
import type { ChatMessage } from '../../domain/chat'
import type { AnimationFrames } from '../ports/browser/animation-frames'

/** The most messages per fact, so that folding a fact stays a short task. */
const AT_MOST = 500

/**
 * Batches pushed messages per animation frame into one fact (ADR 9).
 * The first message passes at once; later messages wait for the next animation frame. Any other message first flushes
 * the batch, so that the order is kept.
 */
export class MessageBatcher {
  #held: ChatMessage[] = []
  #cancel: (() => void) | null = null

  constructor(
    private readonly frames: AnimationFrames,
    private readonly say: (message: AccountMessage) => void,
  ) {}

  /** Adds the message to the batch. Returns `false` if the caller must append the message itself. */
  hold(message: AccountMessage): boolean {
    if (message.type !== 'chat/MessagesArrived') return false
    if (this.#cancel === null) {
      this.#wait()
      return false
    }
    this.#held.push(...message.messages)
    if (this.#held.length >= AT_MOST) this.flush()
    return true
  }

  /** Removes the batched messages and returns them as facts. */
  take(): readonly AccountMessage[] {
    const facts: AccountMessage[] = []
    for (let at = 0; at < this.#held.length; at += AT_MOST) {
      facts.push({ type: 'chat/MessagesArrived', messages: this.#held.slice(at, at + AT_MOST) })
    }
    this.#held = []
    return facts
  }

  flush(): void {
    for (const fact of this.take()) this.say(fact)
  }

  /** Cancels the animation frame and drops the batched messages. */
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
