import * as t from 'io-ts'
import type { CallRow } from './call-row'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/adapters/wire/**/*.ts', {
  eager: true,
})

const CallShape = t.type({ method: t.string, path: t.string, input: t.UnknownRecord, answerTo: t.Function })

/** The API calls that the wire declares, except the simulator's own calls, which no spec defines. */
export const declaredCalls: readonly string[] = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((group) => (t.UnknownRecord.is(group) ? Object.values(group) : []))
  .flatMap((one) => (CallShape.is(one) && !one.path.startsWith('/simulator/') ? [`${one.method} ${one.path}`] : []))

/** Whether a row covers a declared API call. `{id}` and `:id` in a path match one segment. */
const covers = (declared: string, { request: { method, path } }: CallRow): boolean =>
  new RegExp(`^${declared.replace(/(?:\{\w+\}|:\w+)/g, '[^/]+')}$`).test(`${method} ${path}`)

export const rowsOf = (declared: string, rows: readonly CallRow[]): readonly CallRow[] =>
  rows.filter((row) => covers(declared, row))

const texts = import.meta.glob<string>('../../../src/adapters/wire/frames/*-frame.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Patterns that find the names of frames in a frame module. */
const NAMES = [
  /eventFrameCodec\('(\w+)'/g,
  /event: '(\w+)'/g,
  /event === '(\w+)'/g,
  /_EVENT = '(\w+)'/g,
  /\['(\w+)', '\w+'\]/g,
]
/** Matches the right side of a table of names, which has our own names instead of the names of the wire. */
const OUR_NAMES = /\['\w+', '(\w+)'\]/g
const namesIn = (text: string, name: RegExp): readonly string[] =>
  [...text.matchAll(name)].map(([, event]) => event ?? '')
/** The socket of a frame module. Two modules are for the simulator's own sockets, all others for `/ws`. */
const lineOf = (file: string): string =>
  file.endsWith('/im-frame.ts') ? 'im' : file.endsWith('/rtc-frame.ts') ? 'rtc' : 'ws'

/** The frames that the wire declares, as `socket event`. */
export const declaredEvents: readonly string[] = [
  ...new Set(
    Object.entries(texts).flatMap(([file, text]) => {
      const ours = namesIn(text, OUR_NAMES)
      return NAMES.flatMap((name) => namesIn(text, name))
        .filter((event) => !ours.includes(event))
        .map((event) => `${lineOf(file)} ${event}`)
    }),
  ),
]

const isInput = (u: unknown): u is t.Mixed => u instanceof t.Type

/** The inputs of all declared API calls, the simulator's own calls included. */
export const declaredInputs: readonly (readonly [string, t.Mixed])[] = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((group) => (t.UnknownRecord.is(group) ? Object.values(group) : []))
  .flatMap((one) =>
    CallShape.is(one) && isInput(one.input) ? [[`${one.method} ${one.path}`, one.input] as const] : [],
  )
