/**
 * Bugs that are planted to see whether the weather finds them (reliability §2): a text of one source, and what takes its
 * place. Nothing in the product knows of them; a patch that fits no more is itself a failure.
 * @typedef {{ name: string, file: string, from: string, to: string }} Planted
 * @type {readonly Planted[]}
 */
export const PLANTED = [
  { name: 'messages are not told from those that are there', file: 'src/domain/chat/chat.timeline.ts',
    from: '!has(timeline, seq) && !taken.has(seq) && taken.add(seq)', to: 'taken.add(seq)' },
  { name: 'a retry has a new id', file: 'src/adapters/im/simulator/conversations.ts',
    from: 'client_id: clientId, ...writeContent(content)', to: 'client_id: `${clientId}-${request_id}`, ...writeContent(content)' },
  { name: 'an answer of an older session is applied', file: 'src/application/event-log.ts',
    from: 'if (answersNothing || saidBefore)', to: 'if (saidBefore)' },
  { name: 'a refused token of an older session ends the newer', file: 'src/domain/session/session.machine.ts',
    from: 'context.session?.sessionId === sessionId', to: 'context.session !== null && sessionId !== null' },
  { name: 'what is due is counted in ticks', file: 'src/adapters/browser/clock.ts',
    from: 'if (wall < latest) aheadMs += latest - wall', to: '' },
  { name: 'unread is one more for a message that came twice', file: 'src/domain/chat/chat.conversation.ts',
    from: 'if (fresh.length === 0) return withWaiting(conversation, messages)', to: 'if (fresh.length === 0) return { ...withWaiting(conversation, messages), unread: conversation.unread + 1 }' },
  { name: 'a page is merged without a look at what is there', file: 'src/domain/chat/chat.conversation.ts',
    from: 'unread: conversation.unread + unreadAmong(conversation, newOfPage(conversation.timeline, page), me)', to: 'unread: conversation.unread + unreadAmong(conversation, page.messages, me)' },
  { name: 'a second tab sends too', file: 'src/application/account-log.ts',
    from: "this.#roles.next('follower')\n    this.#talk.hello()", to: "this.#roles.next('follower')\n    this.#runner.begin()\n    this.#talk.hello()" },
  { name: 'a recall before its message is dropped', file: 'src/domain/chat/chat.changes.ts',
    from: 'waiting: absent.length === 0 ? waiting : newestOfEach([...waiting, ...absent]).slice(-WAITING)', to: 'waiting' },
  { name: 'what failed does not hold back what is behind it', file: 'src/domain/chat/chat.outbox.ts',
    from: 'items.filter((item, i) => items.findIndex((other) => other.conversationId === item.conversationId) === i)', to: 'items' },
  { name: 'a message that could not be sent is dropped', file: 'src/domain/chat/chat.fold.ts',
    from: "change(outbox, heard.clientId, notSent(heard.failure, heard.at)))", to: "heard.failure._tag === 'Unreachable' ? confirm(outbox, heard.clientId) : change(outbox, heard.clientId, notSent(heard.failure, heard.at)))" },
  { name: 'after a reconnect what changed is not asked for', file: 'src/domain/chat/chat.fold.ts',
    from: 'return rev === null ? newest : withWork', to: 'return rev !== undefined ? newest : withWork' },
  { name: 'holes are not fetched', file: 'src/domain/chat/chat.timeline.ts',
    from: 'return hole[1] - hole[0] + 1 <= SMALL_HOLE ? [hole] : []', to: 'return hole[1] - hole[0] + 1 < 0 ? [hole] : []' },
  { name: 'what was read is set back by an older listing', file: 'src/domain/chat/chat.conversation.ts',
    from: 'readSeq: Math.max(conversation.readSeq, listed.readSeq)', to: 'readSeq: listed.readSeq' },
  { name: 'an entry is told before it is stored and lost with the tab', file: 'src/application/log-writer.ts',
    from: 'if (this.#overtaken) return this.stop()\n      this.#reached(last)', to: 'this.#reached(last)' },
  { name: 'a token stays after signing out', file: 'src/application/effects/session.effects.ts',
    from: 'if (!isReplaced) await vault.keepOnly(null)', to: '' },
  { name: 'a follow that was not answered is taken for done', file: 'src/domain/profile/profile.fold.ts',
    from: "case 'RelationNotChanged': return giveUp(data, heard.xid)", to: "case 'RelationNotChanged': return acknowledge(data, heard.xid, heard.change)" },
  { name: 'a follower that has missed entries goes on', file: 'src/application/account-talk.ts',
    from: 'if (entry.seq > log.seq && !log.take(entry)) return this.hello()', to: 'if (entry.seq > log.seq) log.take(entry)' },
]
