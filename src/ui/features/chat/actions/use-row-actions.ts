import { useMemo, useState } from 'react'
import { actsFor, hasReacted, mediaOf, type ChatMessage } from '../../../../domain/chat'
import { membersOf } from '../../../../domain/group'
import { Xid } from '../../../../domain/kernel/ids'
import { userNameIn } from '../../../../domain/profile'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { useContentText } from '../content-text'
import { useMemes } from '../use-memes'
import { groupOfChat, isMemberOfChat, type ChatTarget } from '../chat-target'
import type { QuickEmoji, RowActions } from './row-actions-context'
import { usePerformAction } from './use-perform-action'
import { useCurrentUser } from './use-current-user'
import { MAX_REACTOR_NAMES } from './reactions/use-reactor-names'

/** The number of quick emoji in the message menu (spec 1 §9). */
const NEAR = 4
/** The most recent messages whose senders are searched for a reactor's name. */
const LATELY = 300

/** The message actions of a conversation's rows. */
export const useRowActions = (
  of: ChatTarget,
  senders: Iterable<ChatMessage>,
  { onMenu, onPick }: Pick<RowActions, 'onMenu' | 'onPick'>,
): RowActions => {
  const app = useApp()
  const { group: groups } = useFeature('group').slices.account
  const act = usePerformAction()
  const textOf = useContentText()
  const viewer = useCurrentUser()
  const memes = useMemes(viewer !== null)
  const { memes: all } = memes.of('emoji')
  const near = memes.top(NEAR)
  const group = groupOfChat(of)
  const emoji = useKept(near)
  const names = useTabState(useFeature('profile').slices.tab.userNames)
  return useMemo((): RowActions => {
    const byId = new Map(all.map((meme) => [meme.id, meme]))
    const isVisitor = viewer?.isVisitor !== false
    const mayReact = viewer !== null && !isVisitor && isMemberOfChat(of)
    const { conversationId } = of
    const nameOf = (xid: string): string | null => {
      const member =
        group === null ? undefined : membersOf(groups.get(), group.gid).items.find((candidate) => candidate.xid === xid)
      return member?.name ?? lately(senders, xid) ?? userNameIn(names, xid)
    }
    const mayReply = (message: ChatMessage): boolean =>
      viewer !== null && actsFor(message, viewer, group, app.now()).includes('reply')
    return {
      me: viewer?.xid ?? null,
      mayReact,
      emoji,
      onMenu,
      onPick,
      mayReply,
      emojiOf: (id) => byId.get(id) ?? null,
      nameOf,
      onWho: (reacted) => {
        const xids = reacted
          .filter((xid) => xid !== viewer?.xid)
          .slice(0, MAX_REACTOR_NAMES)
          .filter((xid) => nameOf(xid) === null)
          .filter(Xid.is)
        if (xids.length > 0 && !isVisitor) app.tab.dispatch({ type: 'profile/LoadUserNames', xids })
      },
      onReact: (message, memeId) => {
        if (isVisitor) app.tab.dispatch({ type: 'ShowVisitorDialog' })
        if (!mayReact || viewer === null) return
        const on = !hasReacted(message.reactions, memeId, viewer.xid)
        act({ kind: 'react', conversationId, seq: message.seq, messageId: message.id, memeId, on })
        if (on) app.account.dispatch({ type: 'meme/UseMeme', memeId })
      },
      onReply: (message) => {
        const { content, from, seq, at } = message
        app.tab.dispatch({
          type: 'chat/ReplyTo',
          conversationId,
          quote: {
            seq,
            at,
            xid: from.xid,
            name: from.name,
            of: content.kind,
            text: textOf(content),
            media: mediaOf(content),
          },
        })
      },
    }
  }, [app, act, textOf, viewer, group, groups, of, senders, emoji, names, all, onMenu, onPick])
}

/** Returns the same array while it contains the same emoji, so that rows do not render again for a copy. */
const useKept = (emoji: readonly QuickEmoji[]): readonly QuickEmoji[] => {
  const [kept, setKept] = useState(emoji)
  const isSame = kept.length === emoji.length && kept.every(({ id }, i) => id === emoji[i]?.id)
  if (isSame) return kept
  setKept(emoji)
  return emoji
}

const lately = (senders: Iterable<ChatMessage>, xid: string): string | null => {
  let looked = 0
  for (const { from } of senders) {
    if (from.xid === xid) return from.name
    if ((looked += 1) > LATELY) return null
  }
  return null
}
