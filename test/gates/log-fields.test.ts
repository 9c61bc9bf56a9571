import { readdirSync } from 'node:fs'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { coreAccountSlices, coreTabSlices } from '../../src/domain/core'
import { accountMessages, tabMessages } from '../support/whole-domain'
import { ownerOf, type Feature } from '../../src/domain/event-log'
import { DefaultType } from '../../src/domain/kernel/with-default'
import { TableType } from '../../src/domain/kernel/table'
import { ExportedType } from '../../src/domain/kernel/export-policy'
import { KNOWN_EFFECT_IDS } from '../../src/domain/log-export/known-effect-ids'
import { makePseudonyms } from '../../src/domain/log-export/pseudonyms'
import { textOf } from '../support/source-files'

/** The codecs that redaction can look into, or whose values redaction knows: ours and those of io-ts. */
const LOOKED_INTO = [
  ExportedType,
  DefaultType,
  TableType,
  t.StringType,
  t.LiteralType,
  t.KeyofType,
  t.NumberType,
  t.BooleanType,
  t.NullType,
  t.UndefinedType,
  t.UnknownType,
  t.RefinementType,
  t.RecursiveType,
  t.UnionType,
  t.ArrayType,
  t.ReadonlyArrayType,
  t.TupleType,
  t.ExactType,
  t.ReadonlyType,
  t.InterfaceType,
  t.PartialType,
  t.IntersectionType,
]

const typesOf = (u: unknown): readonly t.Mixed[] =>
  Array.isArray(u) ? u.filter((one): one is t.Mixed => one instanceof t.Type) : []
const has = <K extends string>(u: object, key: K): u is Record<K, unknown> => key in u
const propsOf = ({ props }: { readonly props: unknown }): readonly t.Mixed[] =>
  t.UnknownRecord.is(props) ? typesOf(Object.values(props)) : []
/** The codecs that a codec consists of. */
const within = (codec: t.Mixed): readonly t.Mixed[] =>
  codec instanceof DefaultType
    ? typesOf([codec.inner])
    : codec instanceof TableType
      ? typesOf([codec.item, codec.key])
      : codec instanceof t.InterfaceType || codec instanceof t.PartialType
        ? propsOf(codec)
        : has(codec, 'types')
          ? typesOf(codec.types)
          : has(codec, 'type')
            ? typesOf([codec.type])
            : []

/** The nested codecs that redaction does not know and would have to blank, each with its path. */
const unknownIn = (codec: t.Mixed, where: string, seen: Set<t.Mixed>): readonly string[] => {
  if (seen.has(codec)) return []
  seen.add(codec)
  const inner = within(codec).flatMap((one) => unknownIn(one, where, seen))
  return LOOKED_INTO.some((kind) => codec instanceof kind) ? inner : [`${codec.name} of ${where}`, ...inner]
}

interface ReducerLike {
  readonly name: string
  readonly handles: unknown
  readonly shape: t.Mixed
}
const isReducer = (u: unknown): u is ReducerLike =>
  typeof u === 'object' && u !== null && has(u, 'handles') && has(u, 'shape') && u.shape instanceof t.Type

const domain = readdirSync('src/domain', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name)
const modules: readonly unknown[] = await Promise.all(
  domain
    .filter((name) => readdirSync(`src/domain/${name}`).includes('index.ts'))
    .map((name) => import(`../../src/domain/${name}/index.ts`)),
)
/** The reducers of the core. The reducers of features are in `features`. */
const reducers = modules
  .flatMap((module) => (typeof module === 'object' && module !== null ? Object.values(module).filter(isReducer) : []))
  .filter(({ name }) => ownerOf(name) === null)

const isFeature = (u: unknown): u is Feature =>
  typeof u === 'object' && u !== null && has(u, 'messages') && has(u, 'slices')
const features = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../src/domain/*/feature.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isFeature))
const shapes: readonly (readonly [string, t.Mixed])[] = [
  ...Object.entries({ ...accountMessages, ...tabMessages }).map(([type, codec]) => [`message ${type}`, codec] as const),
  ...reducers.map(({ name, shape }) => [`reducer ${name}`, shape] as const),
  ...features.flatMap(({ messages, slices }) => [
    ...Object.entries({ ...messages.account, ...messages.tab }).map(
      ([type, codec]) => [`message ${type}`, codec] as const,
    ),
    ...Object.values({ ...slices().account, ...slices().tab }).flatMap((slice) =>
      typesOf([slice.shapeOf(false)]).map((shape) => [`reducer ${slice.name}`, shape] as const),
    ),
  ]),
]

/** The domain files that may request effects. */
const files = domain
  .filter((name) => name !== 'log-export')
  .flatMap((name) =>
    readdirSync(`src/domain/${name}`)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/domain/${name}/${file}`),
  )
/** Completes an effect id that a template literal starts. Two prefixes take a known name; all others take an id. */
const endOf = (head: string): string => (head === 'memes:' ? 'emoji' : head === 'switch:' ? 'group' : '1')
/** The effect ids in the source. Skips lines that start with `id: '`, which name machines. */
const named = files.flatMap((file) =>
  textOf(file)
    .split('\n')
    .flatMap((line) =>
      /^ {2}id: '/.test(line)
        ? []
        : [...line.matchAll(/\bid: (?:'([^']+)'|`([^`$]+)[^`]*`)/g)].map(([, whole, head]) => ({
            file,
            id: whole ?? `${head ?? ''}${endOf(head ?? '')}`,
          })),
    ),
)

describe('An exported log', () => {
  it('the account log and the tab log together export every reducer of the core', () => {
    expect(reducers.map(({ name }) => name).sort()).toEqual(
      [...Object.values(coreAccountSlices()), ...Object.values(coreTabSlices())].map(({ name }) => name).sort(),
    )
  })

  it('the export can redact every codec of messages and reducers, including the codecs of features', () => {
    expect(features.length).toBeGreaterThan(12)
    const seen = new Set<t.Mixed>()
    expect(shapes.flatMap(([where, codec]) => unknownIn(codec, where, seen))).toEqual([])
  })

  it('the export keeps the part before the colon of every effect id', () => {
    expect(named.length).toBeGreaterThan(80)
    const { ask } = makePseudonyms()
    expect(named.filter(({ id }) => !KNOWN_EFFECT_IDS.has(id) && ask(id).split(':')[0] !== id.split(':')[0])).toEqual(
      [],
    )
  })
})
