import type { TaskEither } from 'fp-ts/TaskEither'
import { Observable, Subject } from 'rxjs'
import type { Ports } from '../../src/application/ports'
import type { ChatFact, ChatServiceEvent, Page } from '../../src/application/ports/conversations'
import { wordsIn, type ConversationAction, type ChatMessage } from '../../src/domain/chat'
import type { Failure } from '../../src/domain/kernel/failure'
import { ConversationId, type ClientId } from '../../src/domain/kernel/ids'
import { made } from './builders/made'
import { messageOf } from './builders/message'
import { ann, type Person } from './builders/person'
import { summaryOf } from './builders/summary'
import type { VirtualTab } from './virtual-browser'

/** The time in ms for one way between tab and server. */
export const CALL_MS = 5

/** A request of a tab to the server, which runs `work`. */
export type VirtualCall = <A>(work: () => A) => TaskEither<Failure, A>

/** The chat service that a virtual browser talks to. */
export class VirtualChat {
  readonly messages: ChatMessage[] = []
  readonly #lines = new Set<{ readonly events$: Subject<ChatServiceEvent>; readonly push: (fact: ChatFact) => void }>()

  constructor(protected readonly me: Person = ann) {}

  textsIn(conversationId: ConversationId): readonly string[] {
    return this.messages
      .filter((one) => one.conversationId === conversationId)
      .map(({ content }) => (content.kind === 'text' ? content.text : ''))
  }

  write(by: Person, conversationId: ConversationId, text: string, clientId: ClientId | null = null): ChatMessage {
    const known = this.messages.find((one) => clientId !== null && one.clientId === clientId)
    if (known !== undefined) return known
    const seq = this.messages.filter((one) => one.conversationId === conversationId).length + 1
    const message = messageOf({ seq, by, in: conversationId, clientId, text })
    this.messages.push(message)
    for (const { push } of this.#lines) push({ type: 'chat/MessagesArrived', messages: [message] })
    return message
  }

  /** Closes every connection to the chat service. */
  cut(): void {
    for (const { events$ } of this.#lines) events$.next('closed')
  }

  #page(conversationId: ConversationId, from: number, to: number): Page {
    const messages = this.messages.filter(
      (one) => one.conversationId === conversationId && one.seq >= from && one.seq <= to,
    )
    return {
      from: Math.max(1, from),
      to: Math.min(to, this.#newest(conversationId)),
      messages,
      rev: this.#revOf(conversationId),
    }
  }

  #newest(conversationId: ConversationId): number {
    return this.messages.filter((one) => one.conversationId === conversationId).length
  }

  /** Applies recalls only. Other actions have no effect. */
  perform(act: ConversationAction): void {
    if (act.kind !== 'recall') return
    const { conversationId, seq } = act
    const at = this.messages.findIndex((one) => one.conversationId === conversationId && one.seq === seq)
    const message = this.messages[at]
    if (message === undefined || message.content.kind === 'recalled') return
    const changed: ChatMessage = {
      ...message,
      content: { kind: 'recalled', by: this.me.xid },
      rev: this.#revOf(conversationId) + 1,
    }
    this.messages[at] = changed
    for (const { push } of this.#lines) push({ type: 'chat/MessagesChanged', messages: [changed] })
  }

  #revOf(id: ConversationId): number {
    return Math.max(0, ...this.messages.filter(({ conversationId }) => conversationId === id).map(({ rev }) => rev))
  }

  protected conversations(tab: VirtualTab, call: VirtualCall): Ports['conversations'] {
    const facts$ = new Subject<ChatFact>()
    return {
      facts$,
      connect: () =>
        new Observable((subscriber) => {
          const events$ = new Subject<ChatServiceEvent>()
          const line = {
            events$,
            push: (fact: ChatFact) => {
              tab.after(CALL_MS, () => {
                if (this.#lines.has(line)) facts$.next(fact)
              })
            },
          }
          const events = events$.subscribe((event) => {
            if (event !== 'logged') this.#lines.delete(line)
            tab.after(CALL_MS, () => subscriber.next(event))
          })
          tab.after(CALL_MS, () => {
            if (subscriber.closed) return
            this.#lines.add(line)
            events$.next('logged')
          })
          return () => {
            this.#lines.delete(line)
            events.unsubscribe()
          }
        }),
      list: () =>
        call(() =>
          [...new Set(this.messages.map((one) => one.conversationId))].map((conversationId) =>
            summaryOf({
              conversationId,
              maxSeq: this.#newest(conversationId),
              latest: this.messages.findLast((one) => one.conversationId === conversationId) ?? null,
            }),
          ),
        ),
      openDirect: () =>
        call(() => summaryOf({ conversationId: made(ConversationId, 'si_x-ann_x-ben'), kind: 'single' })),
      send: ({ conversationId, clientId, content }) =>
        call(() => this.write(this.me, conversationId, wordsIn(content), clientId)),
      history: (id, before, size) =>
        call(() => {
          const to = before === null ? this.#newest(id) : before - 1
          return this.#page(id, Math.max(1, to - size + 1), to)
        }),
      range: (id, from, to) => call(() => this.#page(id, from, to)),
      changes: (id, since) =>
        call(() => ({
          rev: this.#revOf(id),
          gone: [],
          messages: this.messages.filter(({ conversationId, rev }) => conversationId === id && rev > since),
        })),
      performAction: (act) => call(() => this.perform(act)),
      pinned: () => call(() => []),
      markRead: () => call(() => undefined),
    }
  }
}
