/**
 * Deliberate bugs that the chaos runs must find (reliability §2). Each bug replaces `from` by `to` in a bundled copy of
 * one source file; the product contains no planted bug. The self-test fails if the source file does not contain `from`.
 * @typedef {{ name: string, file: string, from: string, to: string }} Planted
 * @type {readonly Planted[]}
 */
export const PLANTED = [
  {
    name: 'a known message is counted as new',
    file: 'src/domain/chat/timeline/chat.timeline.ts',
    from: '!has(timeline, seq) && !taken.has(seq) && taken.add(seq)',
    to: 'taken.add(seq)',
  },
  {
    name: 'a retry gets a new client id',
    file: 'src/adapters/im/simulator/conversations.ts',
    from: 'client_id: clientId, ...encodeContent(content)',
    to: 'client_id: `${clientId}-${request_id}`, ...encodeContent(content)',
  },
  {
    name: 'an answer to a cancelled request is applied',
    file: 'src/application/log/event-log.ts',
    from: 'if (this.answersNothing(message) || saidBefore)',
    to: 'if (saidBefore)',
  },
  {
    name: 'a refused token of an older session ends the newer session',
    file: 'src/domain/session/session.machine.ts',
    from: 'context.session?.sessionId === sessionId',
    to: 'context.session !== null && sessionId !== null',
  },
  {
    name: 'a clock that was set back delays alarms',
    file: 'src/adapters/browser/time/clock.ts',
    from: 'if (passed < 0) aheadMs -= passed',
    to: 'if (passed < 0) return clampToInstant(seen)',
  },
  {
    name: 'a duplicate message raises the unread count',
    file: 'src/domain/chat/timeline/chat.conversation.ts',
    from: ': withWaiting(conversation, messages)',
    to: ': { ...withWaiting(conversation, messages), unread: conversation.unread + 1 }',
  },
  {
    name: 'a history page counts known messages as unread',
    file: 'src/domain/chat/timeline/chat.conversation.ts',
    from: 'unread: conversation.unread + unreadAmong(conversation, newOfPage(conversation.timeline, page), me)',
    to: 'unread: conversation.unread + unreadAmong(conversation, page.messages, me)',
  },
  {
    name: 'a follower runs effects too',
    file: 'src/application/log/account-log.ts',
    from: "this.#roles.next('follower')\n    this.#replication.hello(this.#follower.needsSnapshot)",
    to:
      "this.#roles.next('follower')\n    this.#runner.begin()\n" +
      '    this.#replication.hello(this.#follower.needsSnapshot)',
  },
  {
    name: 'a recall that arrives before its message is dropped',
    file: 'src/domain/chat/timeline/chat.changes.ts',
    from: 'waiting: absent.length === 0 ? waiting : latestRevisions([...waiting, ...absent]).slice(-WAITING)',
    to: 'waiting',
  },
  {
    name: 'messages overtake a failed message of their conversation',
    file: 'src/domain/chat/outbox/chat.outbox.ts',
    from: 'items.filter((item, i) => items.findIndex((other) => other.conversationId === item.conversationId) === i)',
    to: 'items',
  },
  {
    name: 'a message without an answer is removed from the outbox',
    file: 'src/domain/chat/chat.reducer.ts',
    from: 'change(outbox, message.clientId, notSent(message.failure, message.at))',
    to:
      "message.failure._tag === 'Unreachable' ? confirm(outbox, message.clientId) : " +
      'change(outbox, message.clientId, notSent(message.failure, message.at))',
  },
  {
    name: 'changes are not fetched after a reconnect',
    file: 'src/domain/chat/chat.reducer-steps.ts',
    from: 'return rev === null ? newest : withFetch',
    to: 'return rev !== undefined ? newest : withFetch',
  },
  {
    name: 'gaps in the history are not fetched',
    file: 'src/domain/chat/timeline/chat.timeline.ts',
    from: 'return hole[1] - hole[0] + 1 <= SMALL_HOLE ? [hole] : []',
    to: 'return hole[1] - hole[0] + 1 < 0 ? [hole] : []',
  },
  {
    name: 'an older conversation list lowers the read position',
    file: 'src/domain/chat/timeline/chat.conversation.ts',
    from: 'readSeq: Math.max(conversation.readSeq, listed.readSeq)',
    to: 'readSeq: listed.readSeq',
  },
  {
    name: 'an overtaken leader reports unstored entries as durable',
    file: 'src/application/log/log-writer.ts',
    from: 'if (this.#overtaken) return this.stop()\n      this.#reached(last)',
    to: 'this.#reached(last)',
  },
  {
    name: 'a token stays after signing out',
    file: 'src/application/effects/sign-in/session.effects.ts',
    from: 'if (isWanted()) await vault.keepOnly(null)',
    to: '',
  },
  {
    name: 'a failed follow counts as done',
    file: 'src/domain/profile/profile.reducer.ts',
    from: "case 'profile/RelationNotChanged':\n      return giveUp(data, message.xid)",
    to: "case 'profile/RelationNotChanged':\n      return acknowledge(data, message.xid, message.change)",
  },
  {
    name: 'a follower ignores missing entries',
    file: 'src/application/log/log-replication.ts',
    from: 'if (entry.seq > log.seq && !log.take(entry)) return this.hello()',
    to: 'if (entry.seq > log.seq) log.take(entry)',
  },
  {
    name: 'removing a reaction before its confirmation is ignored',
    file: 'src/domain/chat/chat.actions.ts',
    from: 'acts.some((known) => known.actId === actId) ? acts',
    to:
      'acts.some((known) => known.actId === actId || ' +
      "(known.act.kind === 'react' && act.kind === 'react' && known.act.seq === act.seq && " +
      'known.act.memeId === act.memeId)) ? acts',
  },
  {
    name: 'a draft goes into the conversation edited last',
    file: 'src/domain/chat/composer/composer.reducer.ts',
    from: "case 'chat/ChangeDraft':\n      return putDraft(drafts, received.conversationId,",
    to: "case 'chat/ChangeDraft':\n      return putDraft(drafts, Object.keys(drafts).at(-1) ?? received.conversationId,",
  },
  {
    name: 'a tab keeps drafts after its account is forgotten',
    file: 'src/domain/chat/composer/composer.reducer.ts',
    from: "case 'ForgetAccount':\n      return noDrafts",
    to: "case 'ForgetAccount':\n      return data",
  },
  {
    name: 'a set-back of more than two hours is not corrected',
    file: 'src/adapters/browser/time/clock.ts',
    from: 'if (passed < 0) aheadMs -= passed',
    to: 'if (passed < 0 && passed > -7_200_000) aheadMs -= passed',
  },
  {
    name: 'a message that will be retried shows as failed',
    file: 'src/domain/chat/chat.reducer-steps.ts',
    from: '? { notBefore: addMs(at, RETRY_MS), isTried: true }',
    to: '? { notBefore: addMs(at, RETRY_MS), isTried: true, failure }',
  },
  {
    name: 'room: a removed member stays in',
    file: 'src/domain/space/room/roster.events.ts',
    from: 'to === roster.me ? null : withoutMember(roster, to)',
    to: 'to === roster.me ? roster : withoutMember(roster, to)',
  },
  {
    name: 'room: a late answer opens the microphone',
    file: 'src/domain/space/room/room.setup.ts',
    from: 'isInTime: ({ context: { askedUntil } }, at: At) => askedUntil !== null && !isDue(askedUntil, at),',
    to: 'isInTime: (_, at: At) => at.at > 0,',
  },
  {
    name: 'room: a muted member keeps sending',
    file: 'src/application/features/space/room-media.ts',
    from:
      'if (wish?.speaks !== true) this.#speech.want(null, noRunning)\n' +
      '    if (wish?.holdsMic !== true) this.#microphone.want(null, noRunning)',
    to: '',
  },
  {
    name: 'room: nothing is reloaded after a reconnect',
    file: 'src/domain/space/room/room.regions.ts',
    from: "SocketOpened: '.refreshing',",
    to: '',
  },
  {
    name: 'room: a failed leave is not repeated',
    file: 'src/application/features/space/spaces.effects.ts',
    from: 'if (E.isRight(left) || !isRetryable(left.left)) return dispatch',
    to: 'if (left !== null) return dispatch',
  },
  {
    name: 'wallet: a reload repeats a transfer',
    file: 'src/application/features/wallet/transfer.effects.ts',
    from: 'send: tabEffects.once(',
    to: 'send: tabEffects.idempotent(',
  },
  {
    name: 'once effects: a lost answer counts as refused',
    file: 'src/application/effects/effect.ts',
    from: "_tag === 'Unreachable' || _tag === 'Malformed'",
    to: "_tag === 'Malformed'",
  },
  {
    name: 'wallet: a lost answer counts as done',
    file: 'src/domain/wallet/transfer.machine.ts',
    from: "'wallet/TransferUnclear': { target: 'unclear',",
    to: "'wallet/TransferUnclear': { target: 'settled',",
  },
  {
    name: 'the ledger books only one side of a transfer',
    file: 'src/adapters/simulator/state/ledger/ledger.ts',
    from: 'entries.slice(2 * n, 2 * n + 2).forEach(draft.book)',
    to: 'entries.slice(2 * n, 2 * n + 1).forEach(draft.book)',
  },
  {
    name: 'gift: a new leader repeats it',
    file: 'src/application/features/gift/gift-send.effects.ts',
    from: 'send: accountEffects.once(',
    to: 'send: accountEffects.idempotent(',
  },
  {
    name: 'rain: a reconnect is dispatched endlessly',
    file: 'src/application/features/bubble/rain.effects.ts',
    from:
      'wasOpen = isNow\n      if (!isBack || stayInRain === null) return\n      stayInRain()\n' +
      "      say({ type: 'bubble/Reconnected' })",
    to:
      "if (!isBack || stayInRain === null) return\n      stayInRain()\n      say({ type: 'bubble/Reconnected' })\n" +
      '      wasOpen = isNow',
  },
  {
    name: 'rain: the remainder is not refunded',
    file: 'src/adapters/simulator/state/features/bubble/rain-play.ts',
    from: 'const rest = remainderOf(rain)',
    to: 'const rest = NOTHING',
  },
  {
    name: 'rain: a reload posts it again',
    file: 'src/application/features/bubble/rain-send.effects.ts',
    from: 'send: tabEffects.once(',
    to: 'send: tabEffects.idempotent(',
  },
  {
    name: 'rain: a bubble is tapped more than once',
    file: 'src/domain/bubble/rain.data.ts',
    from: 'data.tapped[bubbleId] === undefined &&',
    to: 'data.tapped[bubbleId] !== null &&',
  },
  {
    name: 'call: nothing is looked up after a reconnect',
    file: 'src/application/features/call/call.ts',
    from: 'const channelId = isBack ?',
    to: 'const channelId = isBack && here === null ?',
  },
  {
    name: 'call: media continues after its end',
    file: 'src/application/features/call/call-media.ts',
    from: 'this.#obey(isIn() ?',
    to: 'if (current !== null) this.#obey(isIn() ?',
  },
  {
    name: 'call: every tab sends media',
    file: 'src/domain/call/call.selectors.ts',
    from: 'tab === null || call.holder !== tab ||',
    to: 'tab === null ||',
  },
  {
    name: 'call: hanging up does not close it on the server',
    file: 'src/domain/call/call.machine.ts',
    from: "'call/HangUp': {\n          target: 'closing',",
    to: "'call/HangUp': {\n          target: 'noted',",
  },
  {
    name: 'captions: a late join continues',
    file: 'src/domain/captions/captions.machine.ts',
    from: "'captions/Joined': '#captions.leaving'",
    to: "'captions/Joined': '#captions.transferring'",
  },
  {
    name: 'captions: after a lost answer the old language shows',
    file: 'src/domain/captions/captions.machine.ts',
    from: 'isLost: (_, { failure }: { readonly failure: Failure }) => isRetryable(failure)',
    to: "isLost: (_, { failure }: { readonly failure: Failure }) => isRetryable(failure) && failure._tag === 'Refused'",
  },
  {
    name: 'captions: old lines stay after switching off',
    file: 'src/domain/captions/captions.machine.ts',
    from: 'forgetLines: assign({ lines: [], heardAt: null })',
    to: 'forgetLines: assign({ heardAt: null })',
  },
  {
    name: 'restream: a reload starts it again',
    file: 'src/application/features/restream/restream.ts',
    from: 'start: accountEffects.once(',
    to: 'start: accountEffects.idempotent(',
  },
  {
    name: 'restream: a push stopped while starting continues',
    file: 'src/domain/restream/restream.machine.ts',
    from: "'restream/Started': {\n              target: '#push.stopping',",
    to: "'restream/Started': {\n              target: '#push.pushing',",
  },
  {
    name: 'restream: an ended push still shows as live',
    file: 'src/domain/restream/restream.machine.ts',
    from: "{ target: '#push.stopped' },",
    to: "{ target: 'live' },",
  },
]
