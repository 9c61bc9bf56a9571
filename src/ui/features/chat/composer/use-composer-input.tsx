import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  contentOf,
  draftIn,
  draftOf,
  isBlank,
  linkHostsQuery,
  type Content,
  type SendRefusal,
} from '../../../../domain/chat'
import type { Group } from '../../../../domain/group'
import { targetOf } from '../../../../domain/join'
import { sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../../app/use-feature'
import { useJoin } from '../../join/use-join'
import { useMemes } from '../use-memes'
import { Button } from '../../../components/form/Button'
import type { ComposerProps } from './Composer'
import type { ComposerTarget } from './composer-target'
import { ComposerNotice } from './ComposerNotice'
import { refusalText } from './refusal-text'
import { JoinAction } from '../../join/JoinAction'
import { useAttachments } from './use-attachments'
import { useAutocomplete, type AutocompleteTrigger } from './autocomplete/use-autocomplete'
import { useSendRules } from './use-send-rules'

/** Whether sending can resolve the refusal: a visitor signs in; a non-member joins a free-mode group (spec 1 §4). */
const isAskedOnSending = ({ _tag }: SendRefusal, group: Group | null): boolean =>
  _tag === 'Visitor' || (_tag === 'NotMember' && group?.joinMode === 'free')

/** Whether the refusal replaces the text field. */
const saysInPlace = (refusal: SendRefusal | null, group: Group | null, isVisitor: boolean): refusal is SendRefusal =>
  refusal !== null && (isVisitor || !isAskedOnSending(refusal, group))

/** View model of the composer: draft, right to write, and refusal. */
export const useComposerInput = (place: ComposerTarget, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const app = useApp()
  const { t } = useTranslation()
  const session = sessionOf(useAccountState(app.account.slices.session))
  const rules = useSendRules()
  const { conversationId, where, group } = place
  const join = useJoin()
  const composer = useTabState(useFeature('chat').slices.tab.composer)
  const draft = draftIn(composer, conversationId)
  const [refused, setRefused] = useState<SendRefusal | null>(null)
  const [caret, setCaret] = useState(draftOf(composer, conversationId).length)
  const way = useMemo(
    (): AutocompleteTrigger => ({
      onMention: (text, mention) => app.tab.dispatch({ type: 'chat/MentionInDraft', conversationId, text, mention }),
      onCommand: (text) => app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId, text }),
    }),
    [app, conversationId],
  )
  const hints = useAutocomplete(place, draft.text, caret, way)
  const isWriter = session !== null && session.method !== 'visitor'
  const memes = useMemes(isWriter)
  useEffect(() => {
    if (isWriter) app.account.dispatch(linkHostsQuery.want({}))
  }, [app, isWriter])
  /** Whether the chat accepts the content. Shows the reason if not. */
  const passes = useCallback(
    (content: Content): boolean => {
      const why = rules.whyNotSend(where, content)
      if (why?._tag === 'Visitor') app.tab.dispatch({ type: 'ShowVisitorDialog' })
      else if (why !== null && group !== null && isAskedOnSending(why, group)) join(targetOf(group), 'write')
      setRefused(why === null || isAskedOnSending(why, group) || why._tag === 'Empty' ? null : why)
      return why === null
    },
    [app, rules, where, group, join],
  )
  const files = useAttachments(conversationId, passes)
  return useMemo(() => {
    const inPlace = rules.whyNotWrite(where)
    return {
      files: isWriter ? files : undefined,
      value: draft.text,
      onChange: (text, at) => {
        setRefused(null)
        setCaret(at)
        app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId, text })
      },
      onCaret: setCaret,
      onSend: () => {
        const hasFiles = files.items.length > 0
        const content = contentOf(draft)
        // A text beside pictures becomes their caption. A reply and a command stay messages of their own.
        const isCaption =
          content.kind === 'text' &&
          !isBlank(content.text) &&
          files.items.some((file) => file.content?.kind === 'image')
        if (isCaption && !passes({ ...content, kind: 'album', pictures: [] })) return
        files.onSend(isCaption ? { text: content.text, mentions: content.mentions } : null)
        if (!isCaption && (!isBlank(draft.text) || !hasFiles)) {
          if (!passes(content)) return
          app.tab.dispatch({ type: 'chat/SendDraft', conversationId, clientId: app.newClientId() })
        }
        onSent?.()
      },
      onSticker: (sticker) => {
        const content: Content = {
          kind: 'sticker',
          asset: sticker.asset,
          name: sticker.name,
          category: sticker.category,
        }
        if (!passes(content)) return
        app.account.dispatch({ type: 'chat/SendMessage', conversationId, clientId: app.newClientId(), content })
        onSent?.()
      },
      reply:
        draft.reply === null
          ? undefined
          : {
              of: draft.reply,
              name: draft.reply.name,
              text: draft.reply.text,
              onDrop: () => app.tab.dispatch({ type: 'chat/DropReply', conversationId }),
            },
      warning: refused === null ? undefined : refusalText(t, refused),
      memes: isWriter ? memes : undefined,
      mentions: place.gid !== null,
      hints,
      notice:
        place.unwanted !== null ? (
          <ComposerNotice text={place.unwanted} />
        ) : saysInPlace(inPlace, group, session?.method === 'visitor') ? (
          <ComposerNotice
            text={refusalText(t, inPlace)}
            action={
              inPlace._tag === 'Visitor' ? (
                <Button size={30} kind="primary" onClick={() => app.tab.dispatch({ type: 'ShowVisitorDialog' })}>
                  {t('visitor.signIn')}
                </Button>
              ) : group !== null && inPlace._tag === 'NotMember' ? (
                <JoinAction group={group} size={30} />
              ) : undefined
            }
          />
        ) : undefined,
      // A person outside the group can write, and sending joins the group. This notice announces the joining.
      above:
        group !== null && inPlace?._tag === 'NotMember' ? (
          <ComposerNotice
            text={t('join.writeTitle', { name: group.name })}
            action={<JoinAction group={group} size={30} kind="outline" />}
          />
        ) : undefined,
    }
  }, [
    app,
    where,
    conversationId,
    place,
    group,
    session,
    rules,
    passes,
    files,
    draft,
    refused,
    hints,
    memes,
    isWriter,
    t,
    onSent,
  ])
}
