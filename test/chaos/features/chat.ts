import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import {
  conversationRows,
  plainText,
  newestSeq,
  threadOf,
  type ConversationAction,
  type ChatMessage,
  type ChatState,
} from '../../../src/domain/chat'
import { ClientId, ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { watchChat } from '../invariants/chat'
import { watchOutbox } from '../invariants/outbox'
import { watchReactions } from '../invariants/reactions'
import { watchTexts } from '../invariants/message-texts'
import { watchUnread } from '../invariants/unread'
import type { ChaosFeature, UserAction, RunScene, Writing } from '../chaos-model'
import { accountOf } from '../../support/slices-in'

const SQUARE = made(ConversationId, 'sg_10000001')
const MAKERS = made(ConversationId, 'sg_300000003')
const EMOJIS = ['e1', 'e2', 'e3'] as const

const chatIn = ({ app }: RunScene): ChatState => accountOf(app).chat.get()

/** A random conversation, mostly the square, so that people meet. */
const somewhere = (scene: RunScene): ConversationId => {
  if (scene.chance.next() < 0.6) return SQUARE
  const rows = conversationRows(chatIn(scene)).filter(({ summary }) => summary.kind !== 'notification')
  return scene.chance.of(
    rows.map(({ summary }) => summary.conversationId),
    scene.chance.of([SQUARE, MAKERS], SQUARE),
  )
}

const messageIn = (scene: RunScene, id: ConversationId, isMine: boolean): ChatMessage | null => {
  const { chance, person, page } = scene
  const me = person.sessionIn(page)?.xid
  const all = [...threadOf(chatIn(scene), id).messages]
    .slice(-12)
    .filter(({ from, content }) => (!isMine || from.xid === me) && content.kind !== 'recalled')
  return all[chance.between(0, all.length - 1)] ?? null
}

const noted = (
  { run, person, page }: RunScene,
  conversationId: ConversationId,
  text: string,
  inBox: boolean,
): Writing | null => {
  const session = person.sessionIn(page)
  if (session === null) return null
  const writing: Writing = {
    clientId: made(ClientId, run.newId()),
    conversationId,
    by: session.xid,
    under: session.sessionId,
    text,
    page,
    at: run.time.now(),
    inBox,
    isDurable: false,
    isRemoved: false,
  }
  run.writings.push(writing)
  run.texts.set(text, { conversationId, by: session.xid })
  return writing
}

const words = ({ person, run }: RunScene): string => `${person.name} says ${run.writings.length}`

/** Sends a text directly to the outbox, `times` times. */
const saying =
  (times: number) =>
  (scene: RunScene): void => {
    const conversationId = somewhere(scene)
    const text = words(scene)
    const content = plainText(text)
    const writing = noted(scene, conversationId, text, false)
    if (writing === null) return
    for (let n = 0; n < times; n += 1) {
      void scene.app.account
        .dispatchDurably({ type: 'chat/SendMessage', conversationId, clientId: writing.clientId, content })
        .then(() => {
          scene.person.browser.disk.whenStored(scene.page, writing.clientId, () => {
            writing.isDurable = true
          })
        })
    }
  }

/** Types a text into the tab's text box and presses Enter. */
const writingOf = (scene: RunScene): void => {
  const conversationId = somewhere(scene)
  const text = words(scene)
  const writing = noted(scene, conversationId, text, true)
  if (writing === null) return
  scene.app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId, text })
  scene.app.tab.dispatch({ type: 'chat/SendDraft', conversationId, clientId: writing.clientId })
}

/** Types a draft and leaves it unsent. */
const beginning = (scene: RunScene): void => {
  const { app, person, page, run } = scene
  const conversationId = somewhere(scene)
  const session = person.sessionIn(page)
  if (session === null) return
  const text = `${person.name} begins ${run.texts.size}`
  run.texts.set(text, { conversationId, by: session.xid })
  app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId, text })
}

const perform = (scene: RunScene, act: ConversationAction | null): void => {
  if (act !== null)
    scene.app.account.dispatch({ type: 'chat/PerformChatAction', actId: made(ClientId, scene.run.newId()), act })
}

const onMessage =
  (isMine: boolean, make: (message: ChatMessage, chance: SeededRandom) => ConversationAction | null) =>
  (scene: RunScene): void => {
    const message = messageIn(scene, somewhere(scene), isMine)
    if (message !== null) perform(scene, make(message, scene.chance))
  }

const onChat =
  (make: (conversationId: ConversationId, scene: RunScene) => ConversationAction) =>
  (scene: RunScene): void => {
    perform(scene, make(somewhere(scene), scene))
  }

const newestIn = (scene: RunScene, id: ConversationId): number => threadOf(chatIn(scene), id).messages.last?.seq ?? 0

const withFailed = (scene: RunScene, then: (clientId: ClientId) => void): void => {
  const failed = chatIn(scene).data.outbox.items.find(({ failure }) => failure !== null)
  if (failed !== undefined) then(failed.clientId)
}

const deeds: Readonly<Record<string, UserAction>> = {
  say: { weight: 24, go: saying(1) },
  sayTwice: { weight: 3, go: saying(2) },
  write: { weight: 12, go: writingOf },
  begin: { weight: 4, go: beginning },
  open: {
    weight: 8,
    go: (scene) => {
      scene.app.account.dispatch({ type: 'chat/OpenConversation', conversationId: somewhere(scene) })
    },
  },
  read: {
    weight: 8,
    go: (scene) => {
      const conversationId = somewhere(scene)
      const newest = newestIn(scene, conversationId)
      const seq = scene.chance.next() < 0.7 ? newest : newest - scene.chance.between(0, 5)
      if (seq > 0) scene.app.account.dispatch({ type: 'chat/MarkConversationRead', conversationId, seq })
    },
  },
  earlier: {
    weight: 4,
    go: (scene) => {
      scene.app.account.dispatch({ type: 'chat/LoadEarlier', conversationId: somewhere(scene) })
    },
  },
  jump: {
    weight: 2,
    go: (scene) => {
      scene.app.account.dispatch({
        type: 'chat/JumpTo',
        conversationId: somewhere(scene),
        seq: scene.chance.between(1, 340),
      })
    },
  },
  react: {
    weight: 8,
    go: onMessage(false, ({ conversationId, seq, id }, chance) => ({
      kind: 'react',
      conversationId,
      seq,
      messageId: id,
      memeId: chance.of(EMOJIS, 'e2'),
      on: chance.next() < 0.7,
    })),
  },
  /** Changes a reaction before the response of the server. */
  reactTwice: {
    weight: 2,
    go: (scene) => {
      const message = messageIn(scene, somewhere(scene), false)
      if (message === null) return
      const { conversationId, seq, id } = message
      for (const on of [true, false])
        perform(scene, { kind: 'react', conversationId, seq, messageId: id, memeId: 'e3', on })
    },
  },
  recall: { weight: 4, go: onMessage(true, ({ conversationId, seq }) => ({ kind: 'recall', conversationId, seq })) },
  delete: {
    weight: 1,
    go: onMessage(false, ({ conversationId, seq }) =>
      conversationId.startsWith('sg_') ? null : { kind: 'delete', conversationId, seq },
    ),
  },
  pinMessage: {
    weight: 2,
    go: onMessage(false, ({ conversationId, seq }, chance) => ({
      kind: 'pin',
      conversationId,
      seq,
      on: chance.next() < 0.6,
    })),
  },
  pinChat: {
    weight: 1,
    go: onChat((conversationId, { chance }) => ({ kind: 'pinChat', conversationId, on: chance.next() < 0.5 })),
  },
  muteChat: {
    weight: 1,
    go: onChat((conversationId, { chance }) => ({ kind: 'muteChat', conversationId, on: chance.next() < 0.5 })),
  },
  clear: {
    weight: 1,
    go: onChat((conversationId, scene) => ({
      kind: 'clearHistory',
      conversationId,
      upTo: newestSeq(chatIn(scene), conversationId),
    })),
  },
  deleteChat: {
    weight: 1,
    go: onChat((conversationId, scene) => ({
      kind: 'deleteChat',
      conversationId,
      upTo: newestSeq(chatIn(scene), conversationId),
    })),
  },
  openDirect: {
    weight: 2,
    go: (scene) => {
      const { world } = scene.run.town
      const other = scene.run.people[scene.chance.between(0, scene.run.people.length - 1)]
      const uid = world.accounts[world.byEmail[other?.email ?? ''] ?? '']?.uid
      if (uid !== undefined) scene.app.account.dispatch({ type: 'chat/OpenDirect', uid })
    },
  },
  showPins: {
    weight: 1,
    go: (scene) => {
      scene.app.account.dispatch({ type: 'chat/ShowPins', conversationId: SQUARE })
    },
  },
  retry: {
    weight: 4,
    go: (scene) => {
      withFailed(scene, (clientId) => {
        scene.app.account.dispatch({ type: 'chat/RetryMessage', clientId })
      })
    },
  },
  remove: {
    weight: 1,
    go: (scene) => {
      withFailed(scene, (clientId) => {
        scene.app.account.dispatch({ type: 'chat/RemoveMessage', clientId })
      })
    },
  },
}

export const chat: ChaosFeature = {
  name: 'chat',
  deeds,
  watch: (run) => [watchOutbox(run), watchUnread(run), watchChat(run), watchReactions(run), watchTexts(run)],
}
