import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import {
  botsQuery,
  botsViewModel,
  apiKeyState,
  lastEnded,
  botCreationViewModel,
  type BotRef,
} from '../../../domain/bot'
import type { Failure } from '../../../domain/kernel/failure'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** Calls back whenever the value changes, but not for the first value. */
export const useOnChange = <A>(now: A, onTurn: (now: A) => void): void => {
  const seen = useRef(now)
  const turned = useEffectEvent(onTurn)
  useEffect(() => {
    if (Object.is(seen.current, now)) return
    seen.current = now
    turned(now)
  }, [now])
}

export const useToast = () => {
  const app = useApp()
  return {
    good: useCallback((text: string) => app.tab.dispatch({ type: 'ShowToast', words: { good: text } }), [app]),
    bad: useCallback((text: string) => app.tab.dispatch({ type: 'ShowToast', words: { text } }), [app]),
  }
}

/** The server's error text, or our own text if the server sent none. */
export const botErrorText = (failure: Failure | null, own: string): string =>
  failure?._tag === 'Refused' && failure.words !== '' ? failure.words : own

/** The member's own bots and their pending actions. */
export const useBots = () => {
  const app = useApp()
  const { slices } = useFeature('bot')
  const listed = botsQuery.listed(useAccountState(slices.account.list), {})
  const changes = useAccountState(slices.account.actions)
  const read = useCallback(() => {
    app.account.dispatch(botsQuery.want({}))
  }, [app])
  useEffect(read, [read])
  return {
    ...listed,
    items: botsViewModel(listed.items, changes),
    ended: lastEnded(changes),
    read,
    say: app.account.dispatch,
  }
}

/** The secret key of a bot. The key stays in memory only while it is visible. */
export const useApiKey = ({ botId, xid }: BotRef) => {
  const app = useApp()
  const { slices, streams } = useFeature('bot')
  const is = apiKeyState(useTabState(slices.tab.apiKeys), botId)
  const text = is === 'read' ? streams.of(botId) : null
  const hide = useCallback((): void => {
    streams.forget(botId)
    app.tab.dispatch({ type: 'bot/HideKey', botId })
  }, [streams, app, botId])
  return {
    text,
    isReading: is === 'reading',
    hasFailed: is === 'failed',
    show: () => app.tab.dispatch({ type: 'bot/ShowKey', botId, xid }),
    hide,
  }
}

export const useBotCreation = () => {
  const app = useApp()
  const { slices } = useFeature('bot')
  return { making: botCreationViewModel(useTabState(slices.tab.creation)), say: app.tab.dispatch }
}
