import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastOpened } from '../../../../domain/chat'
import { Uid } from '../../../../domain/kernel/ids'
import { uidIn } from '../../../../domain/profile'
import { useFeature } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { NotFoundView } from '../../../app-shell/not-found/NotFoundView'
import { DirectPage } from './DirectPage'

/** The reserved names of two service accounts. Such a name stands in place of the uid. */
const NAMED = { botFather: 'botFather', assistant: 'assistant' } as const

const named = (word: string): ReactNode => (Uid.is(word) ? <DirectPage uid={word} withList={false} /> : null)

/** The screen /message/botFather. */
export function BotFatherScreen(): ReactNode {
  return named(NAMED.botFather)
}

/** The screen /message/assistant. */
export function AssistantScreen(): ReactNode {
  return named(NAMED.assistant)
}

/**
 * The screens /message/chat and /chat: a direct chat without the conversation list. The query names the person. Without
 * a query, the chat that was opened last appears.
 */
export function FullChatScreen(): ReactNode {
  const { chat } = useFeature('chat').slices.account
  const [params] = useSearchParams()
  const [last] = useState(() => lastOpened(chat.get())?.peer?.uid ?? null)
  const word = params.get('uid')
  const uid = word === null ? last : uidIn(word)
  return uid === null ? <NotFoundView homeHref={paths.messages} /> : <DirectPage key={uid} uid={uid} withList={false} />
}
