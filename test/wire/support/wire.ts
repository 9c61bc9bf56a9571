import * as t from 'io-ts'
import type { CallRow } from './call-row'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/adapters/wire/**/*.ts', {
  eager: true,
})

const CallShape = t.type({ method: t.string, path: t.string, input: t.UnknownRecord, answerTo: t.Function })

/** The calls that the wire declares, but for the simulator's own, of which no spec tells. */
export const declaredCalls: readonly string[] = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((group) => (t.UnknownRecord.is(group) ? Object.values(group) : []))
  .flatMap((one) => (CallShape.is(one) && !one.path.startsWith('/simulator/') ? [`${one.method} ${one.path}`] : []))

/** `{id}`, `:id` and the like in a declared path stand for one segment. */
const covers = (declared: string, { request: { method, path } }: CallRow): boolean =>
  new RegExp(`^${declared.replace(/(?:\{\w+\}|:\w+)/g, '[^/]+')}$`).test(`${method} ${path}`)

export const rowsOf = (declared: string, rows: readonly CallRow[]): readonly CallRow[] =>
  rows.filter((row) => covers(declared, row))

const texts = import.meta.glob<string>('../../../src/adapters/wire/frames/*-frame.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** How a module of frames names one: by the maker of its shape, where it writes or knows it, or in a table of names. */
const NAMES = [/frame\('(\w+)'/g, /event: '(\w+)'/g, /event === '(\w+)'/g, /_EVENT = '(\w+)'/g, /\['(\w+)', '\w+'\]/g]
/** A frame of our own lines is of the one that its module is for; all others go over the realtime socket. */
const lineOf = (file: string): string =>
  file.endsWith('/im-frame.ts') ? 'im' : file.endsWith('/rtc-frame.ts') ? 'rtc' : 'ws'

/** The frames that the wire declares, by their line. */
export const declaredEvents: readonly string[] = [
  ...new Set(
    Object.entries(texts).flatMap(([file, text]) =>
      NAMES.flatMap((name) => [...text.matchAll(name)].map(([, event]) => `${lineOf(file)} ${event ?? ''}`)),
    ),
  ),
]
