import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contentOf, draftIn, draftOf, whyNotSend, whyNotWrite, type Content, type SendRefusal, type Where } from '../../../domain/chat'
import { linkHosts } from '../../../domain/group'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { useMemes } from '../../app/use-memes'
import type { ComposerProps } from '../group/Composer'
import { ComposerNotice } from '../group/ComposerNotice'
import { refusalText } from '../group/refusal-text'
import { useHints } from './use-hints'

/** A conversation, and what may be written in it. */
export interface WritingPlace {
  readonly conversationId: ConversationId
  /** The group whose members and commands are offered; `null`: nobody is to be mentioned. */
  readonly gid: Gid | null
  readonly where: Where
  /** An owner or admin, who may mention everybody at once. */
  readonly isStaff: boolean
  /** Words that stand in place of the box where nothing is to be written at all. */
  readonly unwanted: string | null
}

/** What stands in place of the box; a visitor may write, and is asked in on sending. */
const saysInPlace = (refusal: SendRefusal | null): refusal is SendRefusal => refusal !== null && refusal._tag !== 'Visitor'

/** What is being written there, whether it may be sent, and why not. */
export const useWriting = (place: WritingPlace, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const app = useApp()
  const { t } = useTranslation()
  const state = useSource(app.account.sources.session)
  const session = sessionOf(state)
  const profile = profileOf(state)
  const global = linkHosts(useSource(app.account.sources.group))
  const { conversationId, where } = place
  const composer = useSource(app.tab.sources.composer)
  const draft = draftIn(composer, conversationId)
  const [refused, setRefused] = useState<SendRefusal | null>(null)
  const [caret, setCaret] = useState(draftOf(composer, conversationId).length)
  const hints = useHints(place, draft.text, caret)
  const isWriter = session !== null && session.method !== 'visitor'
  const memes = useMemes(isWriter)
  useEffect(() => {
    if (isWriter) app.account.say({ type: 'ShowLinkHosts' })
  }, [app, isWriter])
  return useMemo(() => {
    const author = { session, profile }
    const inPlace = whyNotWrite(author, where)
    /** Whether it may go; otherwise it is said why not. */
    const passes = (content: Content): boolean => {
      const why = whyNotSend(author, where, content, { global, own: app.ownHosts })
      if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
      setRefused(why === null || why._tag === 'Visitor' || why._tag === 'Empty' ? null : why)
      return why === null
    }
    return {
      value: draft.text,
      onChange: (text, at) => {
        setRefused(null)
        setCaret(at)
        app.tab.say({ type: 'ChangeDraft', conversationId, text })
      },
      onCaret: setCaret,
      onSend: () => {
        if (!passes(contentOf(draft))) return
        app.tab.say({ type: 'SendDraft', conversationId, clientId: app.newClientId() })
        onSent?.()
      },
      onSticker: (sticker) => {
        const content: Content = { kind: 'sticker', asset: sticker.asset, name: sticker.name, category: sticker.category }
        if (!passes(content)) return
        app.account.say({ type: 'SendMessage', conversationId, clientId: app.newClientId(), content })
        onSent?.()
      },
      reply: draft.reply === null ? undefined : {
        name: draft.reply.name, text: draft.reply.text,
        onDrop: () => app.tab.say({ type: 'DropReply', conversationId }),
      },
      warning: refused === null ? undefined : refusalText(t, refused),
      memes: isWriter ? memes : undefined,
      mentions: place.gid !== null,
      hints,
      notice: place.unwanted !== null ? <ComposerNotice text={place.unwanted} />
        : saysInPlace(inPlace) ? <ComposerNotice text={refusalText(t, inPlace)} /> : undefined,
    }
  }, [app, where, conversationId, place, session, profile, global, draft, refused, hints, memes, isWriter, t, onSent])
}
