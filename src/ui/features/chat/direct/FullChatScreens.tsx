import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastOpened } from '../../../../domain/chat'
import { Uid } from '../../../../domain/kernel/ids'
import { uidIn } from '../../../../domain/profile'
import { useApp } from '../../../app/app-context'
import { paths } from '../../../app/routing/paths'
import { NotFoundView } from '../../../app-shell/not-found/NotFoundView'
import { DirectPage } from './DirectPage'

/** Reserved names of two service accounts. They replace the uid. */
const NAMED = { botFather: 'botFather', assistant: 'assistant' } as const

const named = (word: string): ReactNode => (Uid.is(word) ? <DirectPage uid={word} withList={false} /> : null)

/** /message/botFather. */
export function BotFatherScreen(): ReactNode {
  return named(NAMED.botFather)
}

/** /message/assistant. */
export function AssistantScreen(): ReactNode {
  return named(NAMED.assistant)
}

/** /message/chat and /chat: one chat alone, with the peer of the query, or the last opened direct chat. */
export function FullChatScreen(): ReactNode {
  const app = useApp()
  const [params] = useSearchParams()
  const [last] = useState(() => lastOpened(app.account.sources.chat.getSnapshot())?.peer?.uid ?? null)
  const word = params.get('uid')
  const uid = word === null ? last : uidIn(word)
  return uid === null ? <NotFoundView homeHref={paths.messages} /> : <DirectPage key={uid} uid={uid} withList={false} />
}
