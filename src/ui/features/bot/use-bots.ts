import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { botImplementation } from '../../../application/features/bot/bot'
import { botsQuery, botsShown, keyIs, lastEnded, makingShown, type BotRef } from '../../../domain/bot'
import type { Failure } from '../../../domain/kernel/failure'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'

/** Calls once each time that value has become another one. */
export const useOnChange = <A,>(now: A, onTurn: (now: A) => void): void => {
  const seen = useRef(now)
  const turned = useEffectEvent(onTurn)
  useEffect(() => {
    if (Object.is(seen.current, now)) return
    seen.current = now
    turned(now)
  }, [now])
}

/** Says something in passing: good news, or what went wrong. */
export const useToast = () => {
  const app = useApp()
  return {
    good: useCallback((text: string) => app.tab.dispatch({ type: 'ShowToast', words: { good: text } }), [app]),
    bad: useCallback((text: string) => app.tab.dispatch({ type: 'ShowToast', words: { text } }), [app]),
  }
}

/** What the server said against it; else our own words. */
export const botErrorText = (failure: Failure | null, own: string): string => (failure?._tag === 'Refused' && failure.words !== '' ? failure.words : own)

/** One's own bots, with what is being done to them. */
export const useBots = () => {
  const { slices: cells, sayToAccount } = useFeature(botImplementation)
  const listed = botsQuery.listed(useAccountState(cells.account.list), {})
  const changes = useAccountState(cells.account.changes)
  const read = useCallback(() => { void sayToAccount(botsQuery.want({})) }, [sayToAccount])
  useEffect(read, [read])
  return { ...listed, items: botsShown(listed.items, changes), ended: lastEnded(changes), read, say: sayToAccount }
}

/** The secret key of a bot, as long as it is in sight. */
export const useApiKey = ({ botId, xid }: BotRef) => {
  const { slices: cells, streams, sayToTab } = useFeature(botImplementation)
  const is = keyIs(useTabState(cells.tab.keys), botId)
  const text = is === 'read' ? streams.of(botId) : null
  const hide = useCallback((): void => {
    streams.forget(botId)
    sayToTab({ type: 'bot/HideKey', botId })
  }, [streams, sayToTab, botId])
  return { text, isReading: is === 'reading', hasFailed: is === 'failed', show: () => sayToTab({ type: 'bot/ShowKey', botId, xid }), hide }
}

export const useBotCreation = () => {
  const { slices: cells, sayToTab } = useFeature(botImplementation)
  return { making: makingShown(useTabState(cells.tab.making)), say: sayToTab }
}
