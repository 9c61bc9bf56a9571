import * as t from 'io-ts'
import { EFFECT_NAMES } from './effect-names.table'
import { LOG_CHUNKS, MESSAGE_TYPES, REDUCER_NAMES } from './feature-names.tables'

const lookUp = (table: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? name

const reducerNamed = (name: string): string => lookUp(REDUCER_NAMES, name)

const effectNamed = (oldReducer: string, effect: string): string =>
  lookUp((Object.hasOwn(EFFECT_NAMES, oldReducer) ? EFFECT_NAMES[oldReducer] : undefined) ?? {}, effect)

const QUERY_TYPES: Readonly<Record<string, string>> = { wanted: 'load', moreWanted: 'loadMore' }

/** A query's message has three parts: feature, query and event. */
const messageTyped = (type: string): string => {
  const [feature, query, event] = type.split('/')
  return feature === undefined || query === undefined || event === undefined
    ? lookUp(MESSAGE_TYPES, type)
    : `${reducerNamed(`${feature}/${query}`)}/${lookUp(QUERY_TYPES, event)}`
}

const OldRef = t.type({ unit: t.string, id: t.string })
/** A machine's request has the effect's name as its id. */
const withNewRef = (ref: unknown): unknown =>
  OldRef.is(ref) ? { ...ref, unit: reducerNamed(ref.unit), id: effectNamed(ref.unit, ref.id) } : ref

const Typed = t.type({ type: t.string })
export const withFeatureNames = (message: unknown): unknown =>
  Typed.is(message)
    ? {
        ...message,
        type: messageTyped(message.type),
        ...('ask' in message ? { ask: withNewRef(message.ask) } : {}),
      }
    : message

const OldRequest = t.type({ id: t.string, effect: t.string })
const newRequests = (oldReducer: string, requests: unknown): unknown =>
  t.UnknownRecord.is(requests)
    ? Object.fromEntries(
        Object.entries(requests).map(([key, request]) => {
          if (!OldRequest.is(request)) return [key, request]
          const id = effectNamed(oldReducer, request.id)
          return [id, { ...request, id, effect: effectNamed(oldReducer, request.effect) }]
        }),
      )
    : requests

/** The state of a reducer. A keyed machine has a state for each key. */
const newState = (oldReducer: string, state: unknown): unknown => {
  if (!t.UnknownRecord.is(state)) return state
  const { asks, byKey } = state
  return {
    ...state,
    ...(asks === undefined ? {} : { asks: newRequests(oldReducer, asks) }),
    ...(t.UnknownRecord.is(byKey)
      ? {
          byKey: Object.fromEntries(
            Object.entries(byKey).map(([key, item]) => [key, newState(oldReducer, item)] as const),
          ),
        }
      : {}),
  }
}

/** The keys of attempts contain a reducer's name, a sequence number and an effect's id. */
const newAttempts = (attempts: unknown): unknown =>
  t.UnknownRecord.is(attempts)
    ? Object.fromEntries(
        Object.entries(attempts).map(([key, at]) => {
          const [reducer = '', seq = '', ...id] = key.split(' ')
          return [[reducerNamed(reducer), seq, effectNamed(reducer, id.join(' '))].join(' '), at]
        }),
      )
    : attempts

/** The longest old reducer name with which the chunk's name begins. The rest names a part of the reducer's state. */
const oldReducerOf = (chunk: string): string | undefined =>
  Object.keys(REDUCER_NAMES)
    .filter((name) => chunk === name || chunk.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0]

export interface NamedChunk {
  readonly name: string
  readonly state: unknown
}

export const chunkWithFeatureName = ({ name, state }: NamedChunk): NamedChunk => {
  if (name === '@attempts') return { name, state: newAttempts(state) }
  if (name.startsWith('@')) return { name: lookUp(LOG_CHUNKS, name), state }
  const old = oldReducerOf(name)
  return old === undefined
    ? { name, state }
    : { name: `${reducerNamed(old)}${name.slice(old.length)}`, state: newState(old, state) }
}
